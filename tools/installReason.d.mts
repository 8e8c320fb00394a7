export function installReason(root: string): string | undefined
