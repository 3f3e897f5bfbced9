import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSecret, newPushKeys } from '../secret.mjs'
import { web } from '../workspace.mjs'

/** @type {string} */
let folder
const kept = () => readFileSync(join(folder, '.dev.vars'), 'utf8')
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'shamble-secret-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('The secrets are drawn at the first start and stored: 32 random bytes and a pair of keys, readable by their owner only.', () => {
  keepSecret(folder)
  const first = kept()
  expect(first).toMatch(
    /^ROOM_SECRET=[0-9a-f]{64}\nVAPID_PUBLIC_KEY=B[\w-]{86}\nVAPID_PRIVATE_KEY=[\w-]{43}\n$/,
  )
  expect(statSync(join(folder, '.dev.vars')).mode & 0o077).toBe(0)
  keepSecret(folder)
  expect(kept()).toBe(first)
})

test('Every server has its own secret, and other settings are kept.', () => {
  writeFileSync(join(folder, '.dev.vars'), 'ORIGINS=https://shamble.example')
  keepSecret(folder)
  expect(kept()).toMatch(/^ORIGINS=https:\/\/shamble\.example\nROOM_SECRET=[0-9a-f]{64}\nVAPID_PUBLIC_KEY=/)
  const one = kept()
  rmSync(join(folder, '.dev.vars'))
  keepSecret(folder)
  expect(one).not.toContain(kept().trim())
})

test('The keys of Web Push are a pair, and each pair is another.', () => {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: d } = newPushKeys()
  const point = Buffer.from(VAPID_PUBLIC_KEY, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const curve = { kty: 'EC', crv: 'P-256', x, y }
  const text = Buffer.from('a notice')
  const signature = sign('sha256', text, createPrivateKey({ key: { ...curve, d }, format: 'jwk' }))
  expect(verify('sha256', text, createPublicKey({ key: curve, format: 'jwk' }), signature)).toBe(true)
  expect(newPushKeys().VAPID_PRIVATE_KEY).not.toBe(d)
})

test('wrangler refuses to deploy without a secret.', () => {
  const settings = readFileSync(join(web, 'wrangler.jsonc'), 'utf8').replace(/^\s*\/\/.*$/gm, '')
  expect(JSON.parse(settings)).toMatchObject({ secrets: { required: ['ROOM_SECRET'] } })
})
