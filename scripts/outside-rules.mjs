// What rules may not touch: clocks, chance of their own, waiting, the page.

import ts from 'typescript'
import { walk } from './sources.mjs'

const NOT_IN_RULES = new Set(
  `Date Promise console structuredClone performance process globalThis eval crypto
   setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame
   window document navigator localStorage sessionStorage indexedDB fetch WebSocket XMLHttpRequest`.split(
    /\s+/,
  ),
)

/**
 * What a file of rules uses that rules may not.
 * @param {ts.SourceFile} source
 */
export function outsideRules(source) {
  /** @type {{ at: number, says: string }[]} */
  const found = []
  const declared = declaredIn(source)
  /**
   * @param {ts.Node} node
   * @param {string} says
   */
  const note = (node, says) => found.push({ at: node.getStart(source), says })
  walk(source, (node) => {
    if (node.kind === ts.SyntaxKind.AsyncKeyword) note(node, 'rules do not wait: async')
    if (ts.isAwaitExpression(node)) note(node, 'rules do not wait: await')
    if (ts.isForOfStatement(node) && node.awaitModifier) note(node, 'rules do not wait: for await')
    if (isMathRandom(node)) note(node, 'chance comes from the referee: Math.random')
    if (ts.isIdentifier(node) && NOT_IN_RULES.has(node.text) && !declared.has(node.text) && isUse(node)) {
      note(node, `rules know only the table: ${node.text}`)
    }
  })
  return found
}

/** @param {ts.Node} node */
function isMathRandom(node) {
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text === 'random' && node.expression.getText() === 'Math'
  }
  if (ts.isElementAccessExpression(node)) {
    return node.expression.getText() === 'Math' && /random/.test(node.argumentExpression.getText())
  }
  return (
    ts.isVariableDeclaration(node) &&
    ts.isObjectBindingPattern(node.name) &&
    node.initializer?.getText() === 'Math' &&
    /\brandom\b/.test(node.name.getText())
  )
}

// Names a file gives itself: a parameter called `document` is not the page.
/** @param {ts.SourceFile} source */
function declaredIn(source) {
  /** @type {Set<string>} */
  const names = new Set()
  walk(source, (node) => {
    const named =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node)
    if (named && node.name && ts.isIdentifier(node.name)) names.add(node.name.text)
  })
  return names
}

// A name that stands for a value or a type, not the name of a property.
/** @param {ts.Identifier} node */
function isUse(node) {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isQualifiedName(parent)) return parent.left === node
  if (ts.isBindingElement(parent)) return parent.initializer === node
  if (
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isEnumMember(parent)
  ) {
    return parent.name !== node
  }
  return true
}
