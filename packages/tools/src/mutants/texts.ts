import type { NodePath } from '@stryker-mutator/api/ignore'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/*
 * A plugin of StrykerJS that leaves texts alone: questions (`ask`, or a table `ASKS`), the sentences of reasons, and what is thrown.
 */

interface Node {
  type: string
  key?: Node
  id?: Node
  name?: string
  callee?: Node
  arguments?: Node[]
}

interface Path extends NodePath {
  node: Node
  parent?: Node
}

const ASKED = 'a question is no rule'
const SAID = 'a sentence is no rule'
const THROWN = 'what is thrown is no rule'

/** Why a piece of code is not mutated; undefined if it is. */
function shouldIgnore(path: NodePath): string | undefined {
  const { node, parent } = path as Path
  if (node.type === 'ObjectProperty' || node.type === 'ObjectMethod')
    return node.key?.name === 'ask' ? ASKED : undefined
  if (node.type === 'VariableDeclarator') return node.id?.name === 'ASKS' ? ASKED : undefined
  if (node.type === 'ThrowStatement') return THROWN
  // `because('8.1', 'A horde of one cannot be split.')`: the section is mutated, the sentence is not.
  if (
    parent?.type === 'CallExpression' &&
    parent.callee?.name === 'because' &&
    parent.arguments?.[1] === node
  )
    return SAID
  return undefined
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', { shouldIgnore })]
