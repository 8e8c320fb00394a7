/** The accepted types of pictures. SVG is not one, because it can contain script. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp'

/** For file choosers, which filter by name. The bytes decide. */
export const imageTypes: readonly ImageType[] = ['image/jpeg', 'image/png', 'image/webp']

/** Returns the type of a file by its first bytes. Returns undefined for other types. */
export function imageType(bytes: Uint8Array): ImageType | undefined {
  if (holds(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (holds(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (holds(bytes, 0, [0x52, 0x49, 0x46, 0x46]) && holds(bytes, 8, [0x57, 0x45, 0x42, 0x50])) return 'image/webp'
  return undefined
}

/** Returns the file name for the upload. The original name may reveal facts about the person. */
export function imageName(type: ImageType): string {
  return `image.${type === 'image/jpeg' ? 'jpg' : type.slice('image/'.length)}`
}

function holds(bytes: Uint8Array, at: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte)
}
