const signatures: { readonly [type: string]: (bytes: Uint8Array) => boolean } = {
  'image/png': (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': (bytes) => starts(bytes, [0xff, 0xd8, 0xff]),
  'image/webp': (bytes) =>
    starts(bytes, [0x52, 0x49, 0x46, 0x46]) && starts(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
}

/** The kinds of image that are taken; SVG is not, as it can carry script. */
export const imageTypes = Object.keys(signatures)

/** Whether the bytes are of the type that they are said to be. */
export function isImage(bytes: Uint8Array, type: string): boolean {
  return signatures[type]?.(bytes) ?? false
}

function starts(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}
