export const productCommands: { readonly [name: string]: string }
export const repositoryCommands: { readonly [name: string]: string }
