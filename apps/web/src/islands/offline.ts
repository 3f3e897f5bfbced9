// Without a network: whatever the address names is made here, if it can be.
const [, route] = location.pathname.split('/')
if (route === 'play') await import('./play.ts')
else if (route === 'replay') await import('./replay.ts')
else if (route === 'compare') await import('./compare.ts')
else document.querySelector('[data-island]')!.textContent = 'There is no network, and this page needs one.'

export {}
