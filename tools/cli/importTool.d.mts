export function importTool<Module extends object>(file: string, root: string): Promise<Module>
