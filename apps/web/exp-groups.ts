const game = (id: string) => /packages\/([\w-]+)\//.exec(id)![1]!
const ours = /packages\/(?!engine|catalogue|room|challenge|preview)[\w-]+\/(src|board)\/.*(ts|svelte)$/
const aware = (n: number) => [
  { name: 'web', test: /\/src\/lib|node_modules|packages\/(engine|catalogue|room)/, entriesAware: true, entriesAwareMergeThreshold: n, minShareCount: 2 },
  { name: game, debugName: 'g', test: ours, entriesAware: true, entriesAwareMergeThreshold: n, minShareCount: 2 },
]
export const groups: Record<string, any> = {
  none: null,
  c0: aware(0), c1: aware(1000), c3: aware(3000), 
}
