// <shamble-game game="zombie-wars" seed="brains-42"></shamble-game>: a game in a frame that has the height it needs.
// Needs nothing; a plain <iframe> works without it. What stands inside the tag is shown where scripts do not run.
//
//   game                             which game
//   seed, seats, sit, bots, log      as in the address of a game; without a seed everybody gets another night
//   options                          the rest of that address: options="superCop=true&hourTrack=short"
//   href                             instead of all these: the link of a game, a replay, a table, a challenge, a puzzle, a lesson or a scene
//   height                           fixes the height
{
  const home = new URL(document.currentScript?.src ?? 'https://invalid').origin
  const NAMES = ['seed', 'seats', 'sit', 'bots', 'log']
  const PAGES = /^\/(embed\/)?(play|replay|scene|r|s|daily|puzzle|learn)\//
  const VERSION = 1
  const LEAST = 200
  const MOST = 1000

  // A scene has its mark in the rule book, and the page of today's puzzle no name of its own; all else has the same path as its page.
  const framed = (href) => {
    const url = new URL(href, home)
    const scene = /^\/rules\/([\w-]+)$/.exec(url.pathname)
    if (scene) return `/embed/scene/${scene[1]}/${url.hash.slice(1)}`
    if (url.pathname === '/puzzle') return '/embed/puzzle/today'
    if (!PAGES.test(url.pathname)) return null
    return url.pathname.replace(/^(\/embed)?/, '/embed') + url.search
  }

  class ShambleGame extends HTMLElement {
    static observedAttributes = ['game', 'href', 'options', ...NAMES]

    connectedCallback() {
      this.listen = ({ data, source }) => {
        const ours = source && source === this.frame?.contentWindow && data?.shamble === VERSION
        if (!ours || data.message !== 'height' || this.hasAttribute('height')) return
        this.frame.height = Math.max(LEAST, Math.min(MOST, Number(data.value) || 0))
      }
      addEventListener('message', this.listen)
      this.show()
    }

    disconnectedCallback() {
      removeEventListener('message', this.listen)
    }

    attributeChangedCallback() {
      if (this.isConnected && this.frame) this.show()
    }

    path() {
      const href = this.getAttribute('href')
      if (href) return framed(href)
      const game = this.getAttribute('game')
      if (!game) return null
      const query = new URLSearchParams(this.getAttribute('options') ?? '')
      for (const name of NAMES) if (this.hasAttribute(name)) query.set(name, this.getAttribute(name))
      return `/embed/play/${encodeURIComponent(game)}${query.size > 0 ? `?${query}` : ''}`
    }

    show() {
      const path = this.path()
      if (!path) return
      if (!this.frame) {
        this.frame = document.createElement('iframe')
        this.frame.loading = 'lazy'
        this.frame.allow = 'clipboard-write'
        this.frame.style.cssText = 'display:block;width:100%;border:0'
        this.attachShadow({ mode: 'open' }).append(this.frame)
        this.style.display ||= 'block'
      }
      this.frame.title = this.title || `Shamble: ${this.getAttribute('game') ?? 'a game'}`
      this.frame.height = this.getAttribute('height') ?? 480
      this.frame.src = home + path
    }
  }

  if (!customElements.get('shamble-game')) customElements.define('shamble-game', ShambleGame)
}
