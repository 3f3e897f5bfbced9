/** What styles are written for: both themes in one set of tokens needs browsers that know `light-dark`. */
export const STYLES_FOR = ['chrome123', 'firefox120', 'safari17.5']
