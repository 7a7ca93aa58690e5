// An eslint rule for the promise that inputs are never mutated. A function may change what it made
// itself; it may not change its parameters, what it reached through them, module-level values or
// imported ones. Three things may be filled by whoever has them:
// - typed arrays, Maps and Sets, which plain data cannot hold, so that they are never an input
//   (but not at module level, except for a WeakMap: a cache that no caller can observe);
// - what is reached through a value of one of `workingTypes`, the structures that searches share;
// - parameters named by `workingNames`.
import { ESLintUtils } from '@typescript-eslint/utils';

const MUTATORS = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
);
/** Methods that hand out a part of their object instead of a fresh value. */
const ACCESSORS = new Set('get at find findLast'.split(' '));
const BUFFERS = /^(Map|Set|WeakMap|WeakSet)$|^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/;
const OBJECT_MUTATORS = new Set('assign defineProperty defineProperties setPrototypeOf'.split(' '));

const isWrapper = (node) =>
  ['TSNonNullExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'ChainExpression'].includes(
    node.type,
  );
const calleeName = (call) =>
  call.callee.type === 'MemberExpression' && call.callee.property.type === 'Identifier'
    ? call.callee.property.name
    : null;

/** What a variable is set to, anywhere: its initialiser, later assignments, what a loop walks over. */
const writtenTo = (variable) =>
  variable.references.flatMap((reference) => {
    if (!reference.isWrite()) return [];
    const loop = reference.identifier.parent?.parent?.parent;
    if (loop?.type === 'ForOfStatement' && loop.left === reference.identifier.parent.parent)
      return [loop.right];
    return reference.writeExpr ? [reference.writeExpr] : [];
  });

export const localMutation = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    messages: {
      shared: '{{name}} was not made in this function: change a copy, or return a new value.',
    },
    schema: [
      {
        type: 'object',
        properties: {
          workingNames: { type: 'string' },
          workingTypes: { type: 'array', items: { type: 'string' } },
        },
        additionalProperties: false,
      },
    ],
  },
  defaultOptions: [{ workingNames: '^$', workingTypes: [] }],
  create(context, [{ workingNames, workingTypes }]) {
    const services = ESLintUtils.getParserServices(context);
    const working = new RegExp(workingNames, 'u');

    const typeNames = (node) => {
      const type = services.getTypeAtLocation(node);
      return (type.isUnionOrIntersection() ? type.types : [type]).map((t) => t.symbol?.name ?? '');
    };
    const isBuffer = (node) => typeNames(node).some((name) => BUFFERS.test(name));
    const isWorking = (node) => typeNames(node).some((name) => workingTypes.includes(name));

    /**
     * The expressions whose value `node` may share: itself without wrappers, accessors and branches;
     * nothing if it is, or is reached through, a working structure.
     */
    const sources = (node) => {
      if (isWorking(node)) return [];
      if (isWrapper(node)) return sources(node.expression);
      if (node.type === 'MemberExpression') return sources(node.object);
      if (node.type === 'LogicalExpression') return [...sources(node.left), ...sources(node.right)];
      if (node.type === 'ConditionalExpression')
        return [...sources(node.consequent), ...sources(node.alternate)];
      if (node.type === 'AssignmentExpression') return sources(node.right);
      if (node.type === 'CallExpression' && ACCESSORS.has(calleeName(node)))
        return sources(node.callee.object);
      return [node];
    };

    const variableOf = (identifier) => {
      let scope = context.sourceCode.getScope(identifier);
      while (scope !== null) {
        const found = scope.set.get(identifier.name);
        if (found) return found;
        scope = scope.upper;
      }
      return null;
    };

    /** Whether the value could be somebody else's; a buffer is so at module level only. */
    const isShared = (node, buffer, seen = new Set()) =>
      sources(node).some((source) => {
        if (source.type !== 'Identifier') return false;
        const variable = variableOf(source);
        if (variable === null || seen.has(variable)) return false;
        seen.add(variable);
        const definition = variable.defs[0];
        if (definition === undefined) return false;
        if (definition.type === 'ImportBinding') return true;
        if (definition.type === 'Parameter') return !buffer && !working.test(source.name);
        if (variable.scope.type === 'module' || variable.scope.type === 'global') return true;
        return writtenTo(variable).some((value) => isShared(value, buffer, seen));
      });

    const check = (target, report) => {
      if (typeNames(target).includes('WeakMap')) return;
      if (isShared(target, isBuffer(target)))
        context.report({
          node: report,
          messageId: 'shared',
          data: { name: context.sourceCode.getText(target) },
        });
    };
    const checkMember = (member, report) => {
      const node = isWrapper(member) ? member.expression : member;
      if (node.type === 'MemberExpression') check(node.object, report);
    };
    /** `Hex.add(a, b)` of a namespace import is a call, not a change. */
    const isImported = (node) =>
      node.type === 'Identifier' && variableOf(node)?.defs[0]?.type === 'ImportBinding';

    return {
      AssignmentExpression: (node) => checkMember(node.left, node),
      UpdateExpression: (node) => checkMember(node.argument, node),
      'UnaryExpression[operator=delete]': (node) => checkMember(node.argument, node),
      CallExpression(node) {
        const name = calleeName(node);
        if (name === null) return;
        const { object } = node.callee;
        if (object.type === 'Identifier' && object.name === 'Object') {
          if (OBJECT_MUTATORS.has(name) && node.arguments[0]) check(node.arguments[0], node);
        } else if (MUTATORS.has(name) && !isImported(object)) check(object, node);
      },
    };
  },
});
