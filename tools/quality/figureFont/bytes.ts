/** A number of a font's file and how it is written. */
export type WrittenNumber = readonly [kind: 'u8' | 'u16' | 'i16' | 'u32', value: number]

/** Returns numbers as bytes, the highest byte first. */
export function numbers(...fields: readonly WrittenNumber[]): Buffer {
  return Buffer.concat(
    fields.map(([kind, value]) => {
      const part = Buffer.alloc(kind === 'u8' ? 1 : kind === 'u32' ? 4 : 2)
      if (kind === 'u8') part.writeUInt8(value)
      else if (kind === 'u16') part.writeUInt16BE(value)
      else if (kind === 'i16') part.writeInt16BE(value)
      else part.writeUInt32BE(value)
      return part
    }),
  )
}
