declare module 'gifenc' {
  type Colour = [red: number, green: number, blue: number]
  interface FrameOptions {
    /** On the first frame: of all. */
    palette?: Colour[]
    /** Milliseconds, kept in hundredths of a second. */
    delay?: number
    /** 0: for ever. */
    repeat?: number
    transparent?: boolean
    transparentIndex?: number
    /** 1: what was painted stays. */
    dispose?: number
  }
  interface Encoder {
    writeFrame: (index: Uint8Array, width: number, height: number, options: FrameOptions) => void
    finish: () => void
    bytes: () => Uint8Array<ArrayBuffer>
  }
  export function GIFEncoder(): Encoder
  export function quantize(rgba: Uint8ClampedArray, maxColours: number): Colour[]
}
