export function installReason(root: string): string | undefined
export function ensureInstalled(root: string, install: () => boolean | Promise<boolean>): Promise<boolean>
