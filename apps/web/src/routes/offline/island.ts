// Without a network: whatever the address names is made here, if it can be.
const [, route] = location.pathname.split('/')
if (route === 'play') void import('../play/[game]/island.ts')
else if (route === 'replay') void import('../replay/[game]/[log]/island.ts')
else if (route === 'learn') void import('../learn/[game]/island.ts')
else if (route === 'compare') void import('../compare/[game]/island.ts')
else if (route === 'campaign') void import('../campaign/[game]/island.ts')
else document.querySelector('[data-island]')!.textContent = 'There is no network, and this page needs one.'

export {}
