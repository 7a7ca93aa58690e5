import {
  explainInvalidValue,
  showPath,
  showRuling,
  type ErrorBase,
  type InvalidValue,
} from '../core/index.js';

/** There are several ways to pay, and the players have not said which. */
export interface PaymentNeeded extends ErrorBase {
  readonly type: 'paymentNeeded';
  readonly ruling: 'R-ELEM-6';
  /** How many ways there are. */
  readonly options: number;
}

/** A payment that is none of those that are open. */
export interface NoSuchPayment extends ErrorBase {
  readonly type: 'noSuchPayment';
  readonly ruling: 'R-ELEM-7';
}

/** What can be wrong with a question about elements. */
export type ElementError = InvalidValue | PaymentNeeded | NoSuchPayment;

/**
 * The English sentence for a fault of a question about elements.
 *
 * @example
 * import { explain } from 'gloomhaven-rules/element';
 * import assert from 'node:assert/strict';
 *
 * const fault = { type: 'noSuchPayment', path: ['payment'], ruling: 'R-ELEM-7' } as const;
 * assert.equal(explain(fault), 'payment: this payment is not open to the monsters (R-ELEM-7)');
 */
export const explain = (error: ElementError): string => {
  const start = `${showPath(error.path)}: `;
  switch (error.type) {
    case 'paymentNeeded':
      return `${start}the players pick one of ${String(error.options)} payments${showRuling(error.ruling)}`;
    case 'noSuchPayment':
      return `${start}this payment is not open to the monsters${showRuling(error.ruling)}`;
    case 'invalidValue':
      return explainInvalidValue(error);
  }
};
