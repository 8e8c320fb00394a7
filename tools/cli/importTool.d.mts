export function importTool<Module extends object>(file: string, root: string): Promise<Module>
export function bundleTool(file: string, root: string): Promise<string>
