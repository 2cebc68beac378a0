/** `full`: there is no room now. `failed`: this write did not work. `unavailable`: the browser gives no storage. */
export type DeviceFault = 'full' | 'failed' | 'unavailable'

export class DeviceError extends Error {
  readonly fault: DeviceFault
  constructor(fault: DeviceFault, cause: unknown) {
    super(`The device keeps nothing: ${fault}`, { cause })
    this.fault = fault
  }
}
