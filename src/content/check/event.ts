import type { Path } from '../../core/index.js';
import { isSaid, isSaidTwice, saidBy } from './event-end.js';
import { leadsOfOption } from './event-leads.js';
import { unknownId } from './similar-id.js';
import type { GameEvent } from '../box/event.js';
import type { EventCircle, EventWithoutEnd, UnknownId } from '../pack-error.js';

/** Options that lead, over others, back to themselves. */
const circles = ({ options }: GameEvent, path: Path): readonly EventCircle[] => {
  const next = new Map(
    options.map((option) => [option.id, leadsOfOption(option, []).map((lead) => lead.option)]),
  );
  return options.flatMap(({ id }, index): readonly EventCircle[] => {
    const reached = [...(next.get(id) ?? [])];
    for (const at of reached)
      reached.push(...(next.get(at) ?? []).filter((one) => !reached.includes(one)));
    return reached.includes(id)
      ? [
          {
            type: 'eventCircle',
            path: [...path, 'options', index],
            ruling: 'R-EVENT-2',
            option: id,
          },
        ]
      : [];
  });
};

/** Options of which nobody says where the card goes, or two do. */
const ends = ({ options }: GameEvent, path: Path): readonly EventWithoutEnd[] => {
  const said = saidBy(options);
  return options.flatMap((option, index): readonly EventWithoutEnd[] =>
    isSaid(option) && !isSaidTwice(option, said)
      ? []
      : [
          {
            type: 'eventWithoutEnd',
            path: [...path, 'options', index],
            ruling: 'R-EVENT-1',
            option: option.id,
          },
        ],
  );
};

/** What is wrong with an event beyond its form. */
export const checkEvent = (
  event: GameEvent,
  path: Path,
): readonly (EventCircle | EventWithoutEnd | UnknownId)[] => {
  const all = new Set(event.options.map(({ id }) => id));
  return [
    ...event.options.flatMap((option, index) =>
      leadsOfOption(option, [...path, 'options', index]).flatMap((lead) =>
        unknownId('eventOption', lead.option, lead.path, all),
      ),
    ),
    ...circles(event, path),
    ...ends(event, path),
  ];
};
