// Without a network: whatever the address names is made here, if it can be.
const [, route, last] = location.pathname.split('/')
const heading = document.querySelector('h1')!
// These have a headline of their own.
if (route === 'learn' || route === 'compare' || (route === 'missions' && last !== 'new')) heading.remove()
if (route === 'play') void import('./game.ts')
else if (route === 'replay') void import('../replay/[game]/[log]/island.ts')
else if (route === 'learn') void import('../learn/[game]/island.ts')
else if (route === 'compare') void import('../compare/[game]/island.ts')
else if (route === 'missions')
  void (last === 'new' ? import('../missions/new/island.ts') : import('../missions/[game]/island.ts'))
else if (route === 'campaign') void import('../campaign/[game]/island.ts')
else {
  heading.textContent = 'There is no network'
  heading.classList.remove('aside')
  document.querySelector('[data-island]')!.textContent =
    'This page needs one. What you have played before can be played without: games, replays, lessons and your campaign.'
}

export {}
