import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photo } from '../../../../sandbox/images/photo'
import { makeFolder } from '../../folder'
import type { Page } from './page'

let file: string | undefined

/** Adds a picture to the open form and waits until it is uploaded. */
export async function choosePicture(page: Page): Promise<void> {
  await page.see({ css: 'form .pw-image-add', isLast: true })
  await page.tab.setFile('Array.from(document.querySelectorAll("form input[type=file]")).pop()', pictureFile())
  await page.see({ css: 'form .pw-image[data-state=done]' })
}

function pictureFile(): string {
  if (file === undefined) {
    file = join(makeFolder('picture').path, 'cover.png')
    writeFileSync(file, photo('night-owls'))
  }
  return file
}
