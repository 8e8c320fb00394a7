// Written by `npm run generate` from schemas/. Do not edit.

export interface Contract {
api: {
"POST /account": {
request: Nothing
response: Session
}
"POST /notes/list": {
request: NotesQuery
response: NotesPage
}
"POST /notes/create": {
request: NewNote
response: Nothing
}
"POST /upload": {
request: NewFile
response: FilePlace
}
}
native: {

}
forms: {
note: NoteForm
}
session: Session
}
export interface Nothing {

}
/**
 * The person who is signed in.
 */
export interface Session {
uid: string
}
export interface NotesQuery {
page: number
}
export interface NotesPage {
has_more: boolean
list: Note[]
}
export interface Note {
id: string
title: string
text: string
}
export interface NewNote {
title: string
text: string
}
/**
 * A picture that somebody wants to upload.
 */
export interface NewFile {
name: string
size: number
type: string
}
/**
 * Where the client sends the picture, and where it is shown from afterwards.
 */
export interface FilePlace {
upload_url: string
url: string
}
export interface NoteForm {
title: string
text: string
}
