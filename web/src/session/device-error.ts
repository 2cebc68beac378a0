/** `full`: no room; `failed`: this write failed; `unavailable`: the browser provides no storage. */
export type DeviceFault = 'full' | 'failed' | 'unavailable'

export class DeviceError extends Error {
  readonly fault: DeviceFault
  constructor(fault: DeviceFault, cause: unknown) {
    super(`The device keeps nothing: ${fault}`, { cause })
    this.fault = fault
  }
}
