// Uploads pictures to the server as the app does, with calls of its own.
import type { AppDevice, AppImage, AppUser, UploadPlace } from './appTypes'

export interface Sender {
  readonly user: AppUser
  readonly device: AppDevice
  readonly isAndroid: boolean
  /** Makes the app's calls. */
  readonly ask: typeof fetch
}

/** Uploads one picture and returns its address. Rejects if the server refuses it. */
export async function uploadPicture({ data = '' }: AppImage, sender: Sender): Promise<string> {
  const bytes = Uint8Array.from(atob(data.replace(/^data:[^,]*,/, '')), (unit) => unit.charCodeAt(0))
  const type = bytes[0] === 0xff ? 'image/jpeg' : 'image/png'
  const file = new File([bytes], type.replace('/', '.'), { type })
  const { upload_url: target, url } = await openPlace(file, sender)
  const body = new FormData()
  body.append('file', file)
  const { status } = await sender.ask(target, { method: 'PUT', body, credentials: 'omit' })
  if (status !== 200) throw new Error(`The server answered ${status} to a picture.`)
  return url
}

async function openPlace(file: File, sender: Sender): Promise<UploadPlace> {
  const { name, size, type } = file
  const answer = await sender.ask('/web/upload', {
    method: 'POST',
    body: JSON.stringify({ name, size, type }),
    headers: headersOf(sender),
  })
  const { code, res, msg } = (await answer.json()) as { code: number; res: UploadPlace; msg: string }
  if (code !== 0) throw new Error(`The server refused a picture: ${msg}`)
  return res
}

function headersOf({ user, device, isAndroid }: Sender): { [name: string]: string } {
  const [, xsrf] = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie) ?? []
  return {
    'content-type': 'application/json',
    'device-id': device.deviceId ?? '',
    language: (device.language ?? '').slice(0, 2),
    platform: isAndroid ? '2' : '1',
    'app-version': device.version ?? '',
    'phone-model': device.phoneModel ?? '',
    'system-version': device.systemVersion ?? '',
    timestamp: String(Math.floor(Date.now() / 1000)),
    uid: user.uid,
    token: user.token,
    ...(xsrf !== undefined && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
  }
}
