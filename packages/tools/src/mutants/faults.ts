import ts from 'typescript'

/*
 * Faults that change a number or a claim: numbers, arithmetic, comparisons, bounds, and conditions turned round.
 */

/** A fault: a piece of a source text and what stands there instead. */
export interface Fault {
  start: number
  end: number
  becomes: string
}

const SWAPPED: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
}

const OTHERS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
}

/** Every such fault that a source text can have, in order. */
export function faultsIn(source: string): Fault[] {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true)
  const found: Fault[] = []
  const change = (node: ts.Node, becomes: string) =>
    found.push({ start: node.getStart(file), end: node.getEnd(), becomes })
  const look = (node: ts.Node): void => {
    // Types and imports change nothing at run time.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    if (ts.isInterfaceDeclaration(node)) return
    if (ts.isNumericLiteral(node)) change(node, String(Number(node.text) + 1))
    if (ts.isBinaryExpression(node) && !isOfTexts(node)) {
      const other = SWAPPED[node.operatorToken.kind]
      if (other) change(node.operatorToken, other)
    }
    if (ts.isPropertyAccessExpression(node)) {
      const other = Object.hasOwn(OTHERS, node.name.text) && OTHERS[node.name.text]
      if (other) change(node.name, other)
    }
    if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText(file)})`)
    if (ts.isConditionalExpression(node)) change(node.condition, `!(${node.condition.getText(file)})`)
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

/** Whether a `+` joins texts. */
const isOfTexts = ({ left, right }: ts.BinaryExpression): boolean =>
  [left, right].some(ts.isStringLiteralLike)

/** A source text with a fault in it. */
export const withFault = (source: string, { start, end, becomes }: Fault): string =>
  source.slice(0, start) + becomes + source.slice(end)
