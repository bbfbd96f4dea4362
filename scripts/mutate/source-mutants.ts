/** Mutants of TypeScript: operators, conditions, booleans and numbers, each changed by itself. */
import { parseSync } from 'vite'
import { createMutant, type Mutant } from './mutants'

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

const methods: Record<string, string> = { some: 'every', every: 'some', min: 'max', max: 'min' }

interface SyntaxNode {
  type: string
  start: number
  end: number
}

/** `path` tells the parser whether there is JSX inside. */
export function findSourceMutants(path: string, source: string): Mutant[] {
  const mutants: Mutant[] = []
  const change = (start: number, end: number, by: string) =>
    mutants.push(createMutant(source, start, end, by))
  visit(parseSync(path, source).program, (node) => {
    const parts: Record<string, unknown> = { ...node }
    const { left, right, test, argument, value, property, operator } = parts
    if (isNode(left) && isNode(right) && typeof operator === 'string') {
      const other = operators[operator]
      const at = source.indexOf(operator, left.end)
      if (other && at < right.start && !isText(left) && !isText(right)) {
        change(at, at + operator.length, other)
      }
    }
    if (/^(If|While)Statement$|^ConditionalExpression$/.test(node.type) && isNode(test)) {
      change(test.start, test.end, 'false')
      if (node.type !== 'WhileStatement') change(test.start, test.end, 'true')
    }
    if (node.type === 'UnaryExpression' && operator === '!' && isNode(argument)) {
      change(node.start, argument.start, '')
    }
    if (node.type === 'Literal' && typeof value === 'boolean') {
      change(node.start, node.end, String(!value))
    }
    if (node.type === 'Literal' && typeof value === 'number') {
      change(node.start, node.end, String(value + 1))
    }
    if (node.type === 'MemberExpression' && isNode(property)) {
      const other = methods[source.slice(property.start, property.end)]
      if (other) change(property.start, property.end, other)
    }
  })
  return mutants
}

/** Pieces of a text are joined, not counted. */
function isText(node: SyntaxNode): boolean {
  const { value } = { value: null, ...node }
  return node.type === 'TemplateLiteral' || typeof value === 'string'
}

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const part of value) visit(part, see)
    return
  }
  if (!isNode(value)) return
  // types decide nothing while the app runs
  if (value.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(value.type)) return
  see(value)
  for (const part of Object.values(value)) visit(part, see)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
