import { pageAt } from '$lib/addresses.ts'

/*
 * Any address, without a network: the script of the page it names, for pages that need no server.
 */

const heading = document.querySelector('h1')!

switch (pageAt(location.pathname)?.page) {
  case 'play':
    void import('./game.ts')
    break
  case 'replay':
    void import('../replay/[game]/[log]/island.ts')
    break
  case 'campaign':
    void import('../campaign/[game]/island.ts')
    break
  case 'editor':
    void import('../missions/new/island.ts')
    break
  case 'exercises':
    heading.textContent = 'Exercises from your games'
    heading.classList.remove('aside')
    void import('../exercises/island.ts')
    break
  // These have a heading of their own.
  case 'learn':
    heading.remove()
    void import('../learn/[game]/island.ts')
    break
  case 'exercise':
    heading.remove()
    void import('../exercise/[game]/[log]/island.ts')
    break
  case 'compare':
    heading.remove()
    void import('../compare/[game]/island.ts')
    break
  case 'missions':
    heading.remove()
    void import('../missions/[game]/island.ts')
    break
  default:
    heading.textContent = 'There is no network'
    heading.classList.remove('aside')
    void import('./works.ts')
}
