import { describe, expect, test } from 'vitest'
import { isAt, MAX_ADDRESS, PUSH_SERVICES } from '../src/index.ts'

/* No spelling of an address leads to another host than one on the list. */

describe('An address at a push service', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAC',
  ])('%s is called.', (address) => expect(isAt(address, PUSH_SERVICES)).toBe(true))

  test.each([
    // Private, loopback and link-local addresses, in all spellings.
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://localhost/',
    'https://metadata.google.internal/',
    // Names that only look like those on the list, or lead elsewhere.
    'https://fcm.googleapis.com.evil.example/',
    'https://evil.example/fcm.googleapis.com',
    'https://evil.example/?https://fcm.googleapis.com/',
    'https://notify.windows.com/',
    'https://evilnotify.windows.com/',
    'https://127.0.0.1.nip.io/',
    'https://fcm.googleapis.com./',
    'https://fcm.googleapis.com%2eevil.example/',
    'https://fcm。googleapis。com/',
    'https://ｆcm.googleapis.com/',
    'https://FCM.googleapis.com/',
    // Users, ports, schemes, and what another reader of addresses may read otherwise.
    'https://fcm.googleapis.com@evil.example/',
    'https://user@fcm.googleapis.com/',
    'https://:secret@fcm.googleapis.com/',
    'https://@fcm.googleapis.com/',
    'https://fcm.googleapis.com:443/',
    'https://fcm.googleapis.com:22/',
    'https://fcm.googleapis.com\\@evil.example/',
    'https:\\\\fcm.googleapis.com\\',
    'https:fcm.googleapis.com/',
    'https:///fcm.googleapis.com/',
    ' https://fcm.googleapis.com/',
    'https://fcm.googleapis.com/\n',
    'https://fcm.goo\tgleapis.com/',
    'https://fcm.googleapis.com/a/../b',
    'https://fcm.googleapis.com/#evil',
    'http://fcm.googleapis.com/',
    'ftp://fcm.googleapis.com/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'javascript:alert(1)',
    '//fcm.googleapis.com/',
    'fcm.googleapis.com',
    '',
  ])('%j is not.', (address) => expect(isAt(address, PUSH_SERVICES)).toBe(false))

  test('has a maximum length, and there is none without a list.', () => {
    const address = 'https://fcm.googleapis.com/'.padEnd(MAX_ADDRESS, 'a')
    expect(isAt(address, PUSH_SERVICES)).toBe(true)
    expect(isAt(`${address}a`, PUSH_SERVICES)).toBe(false)
    expect(isAt(address, [])).toBe(false)
  })
})
