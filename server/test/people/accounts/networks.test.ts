import { expect, test } from 'vitest'
import { networkOf, senderAddress } from '../../../src/platform/http/server/networks.ts'

test('a network is the first part of an address', () => {
  expect(networkOf('203.0.113.77')).toBe('203.0.113.0/24')
  expect(networkOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24')
  expect(networkOf('2001:db8:0042:7::1')).toBe('2001:db8:42::/48')
  expect(networkOf('2001:DB8:42:7:1:2:3:4')).toBe('2001:db8:42::/48')
  expect(networkOf('::1')).toBe('0:0:0::/48')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0::/48')
})

test('all IPv6 addresses of one connection count as one', () => {
  expect(senderAddress('203.0.113.77')).toBe('203.0.113.77')
  expect(senderAddress('::ffff:203.0.113.77')).toBe('203.0.113.77')
  expect(senderAddress('2001:db8:42:7::1')).toBe(senderAddress('2001:db8:42:7:ffff:ffff:ffff:ffff'))
  expect(senderAddress('2001:db8:42:7::1')).not.toBe(senderAddress('2001:db8:42:8::1'))
})
