// Without a network: whatever the address names is made here, if it can be.
const [, place] = location.pathname.split('/')
if (place === 'play') await import('./play.ts')
else if (place === 'replay') await import('./replay.ts')
else if (place === 'compare') await import('./compare.ts')
else document.querySelector('[data-island]')!.textContent = 'There is no network, and this page needs one.'

export {}
