// Written by `npm run generate` from schemas/. Do not edit.

export interface Contract {
api: {
"POST /api/users/login": {
request: PostApiUsersLoginRequest
response: PostApiUsersLoginAnswer
}
"POST /api/users": {
request: PostApiUsersRequest
response: PostApiUsersAnswer
}
"GET /api/user": {
request: GetApiUserRequest
response: GetApiUserAnswer
}
"PUT /api/user": {
request: PutApiUserRequest
response: PutApiUserAnswer
}
"GET /api/profiles/{username}": {
request: GetApiProfilesByUsernameRequest
response: GetApiProfilesByUsernameAnswer
}
"POST /api/profiles/{username}/follow": {
request: PostApiProfilesByUsernameFollowRequest
response: PostApiProfilesByUsernameFollowAnswer
}
"DELETE /api/profiles/{username}/follow": {
request: DeleteApiProfilesByUsernameFollowRequest
response: DeleteApiProfilesByUsernameFollowAnswer
}
"GET /api/articles": {
request: {
page: number
tag?: string
author?: string
favorited?: string
}
response: {
has_more: boolean
list: {
slug: string
title: string
description: string
body?: string
tagList: string[]
createdAt: string
updatedAt?: string
favorited: boolean
favoritesCount: number
author: {
username: string
bio?: string
image?: string
following: boolean
}
}[]
}
}
"POST /api/articles": {
request: PostApiArticlesRequest
response: PostApiArticlesAnswer
}
"GET /api/articles/feed": {
request: {
page: number
}
response: {
has_more: boolean
list: {
slug: string
title: string
description: string
body?: string
tagList: string[]
createdAt: string
updatedAt?: string
favorited: boolean
favoritesCount: number
author: {
username: string
bio?: string
image?: string
following: boolean
}
}[]
}
}
"GET /api/articles/{slug}": {
request: GetApiArticlesBySlugRequest
response: GetApiArticlesBySlugAnswer
}
"PUT /api/articles/{slug}": {
request: PutApiArticlesBySlugRequest
response: PutApiArticlesBySlugAnswer
}
"DELETE /api/articles/{slug}": {
request: DeleteApiArticlesBySlugRequest
response: DeleteApiArticlesBySlugAnswer
}
"GET /api/articles/{slug}/comments": {
request: {
page: number
slug: string
}
response: {
has_more: boolean
list: {
id: number
createdAt: string
body: string
author: {
username: string
bio?: string
image?: string
following: boolean
}
}[]
}
}
"POST /api/articles/{slug}/comments": {
request: PostApiArticlesBySlugCommentsRequest
response: PostApiArticlesBySlugCommentsAnswer
}
"DELETE /api/articles/{slug}/comments/{id}": {
request: DeleteApiArticlesBySlugCommentsByIdRequest
response: DeleteApiArticlesBySlugCommentsByIdAnswer
}
"POST /api/articles/{slug}/favorite": {
request: PostApiArticlesBySlugFavoriteRequest
response: PostApiArticlesBySlugFavoriteAnswer
}
"DELETE /api/articles/{slug}/favorite": {
request: DeleteApiArticlesBySlugFavoriteRequest
response: DeleteApiArticlesBySlugFavoriteAnswer
}
"GET /api/tags": {
request: {
page: number
}
response: {
has_more: boolean
list: {
value: string
}[]
}
}
}
native: {

}
forms: {
signIn: SignInForm
signUp: SignUpForm
settings: SettingsForm
article: ArticleForm
comment: CommentForm
}
session: Session
}
export interface PostApiUsersLoginRequest {
user: {
email: string
password: string
}
}
export interface PostApiUsersLoginAnswer {
user: {
email: string
token: string
username: string
bio?: string
image?: string
}
}
export interface PostApiUsersRequest {
user: {
username: string
email: string
password: string
}
}
export interface PostApiUsersAnswer {
user: {
email: string
token: string
username: string
bio?: string
image?: string
}
}
export interface GetApiUserRequest {

}
export interface GetApiUserAnswer {
user: {
email: string
token: string
username: string
bio?: string
image?: string
}
}
export interface PutApiUserRequest {
user: {
image?: string
username: string
bio?: string
email: string
password?: string
}
}
export interface PutApiUserAnswer {
user: {
email: string
token: string
username: string
bio?: string
image?: string
}
}
export interface GetApiProfilesByUsernameRequest {
username: string
}
export interface GetApiProfilesByUsernameAnswer {
profile: {
username: string
bio?: string
image?: string
following: boolean
}
}
export interface PostApiProfilesByUsernameFollowRequest {
username: string
}
export interface PostApiProfilesByUsernameFollowAnswer {
profile: {
username: string
bio?: string
image?: string
following: boolean
}
}
export interface DeleteApiProfilesByUsernameFollowRequest {
username: string
}
export interface DeleteApiProfilesByUsernameFollowAnswer {
profile: {
username: string
bio?: string
image?: string
following: boolean
}
}
export interface PostApiArticlesRequest {
article: {
title: string
description: string
body: string
/**
 * @maxItems 10
 */
tagList?: string[]
}
}
export interface PostApiArticlesAnswer {
article: {
slug: string
title: string
description: string
body?: string
tagList: string[]
createdAt: string
updatedAt?: string
favorited: boolean
favoritesCount: number
author: {
username: string
bio?: string
image?: string
following: boolean
}
}
}
export interface GetApiArticlesBySlugRequest {
slug: string
}
export interface GetApiArticlesBySlugAnswer {
article: {
slug: string
title: string
description: string
body?: string
tagList: string[]
createdAt: string
updatedAt?: string
favorited: boolean
favoritesCount: number
author: {
username: string
bio?: string
image?: string
following: boolean
}
}
}
export interface PutApiArticlesBySlugRequest {
article: {
title: string
description: string
body: string
/**
 * @maxItems 10
 */
tagList?: string[]
}
slug: string
}
export interface PutApiArticlesBySlugAnswer {
article: {
slug: string
title: string
description: string
body?: string
tagList: string[]
createdAt: string
updatedAt?: string
favorited: boolean
favoritesCount: number
author: {
username: string
bio?: string
image?: string
following: boolean
}
}
}
export interface DeleteApiArticlesBySlugRequest {
slug: string
}
export interface DeleteApiArticlesBySlugAnswer {

}
export interface PostApiArticlesBySlugCommentsRequest {
comment: {
body: string
}
slug: string
}
export interface PostApiArticlesBySlugCommentsAnswer {
comment: {
id: number
createdAt: string
body: string
author: {
username: string
bio?: string
image?: string
following: boolean
}
}
}
export interface DeleteApiArticlesBySlugCommentsByIdRequest {
slug: string
id: number
}
export interface DeleteApiArticlesBySlugCommentsByIdAnswer {

}
export interface PostApiArticlesBySlugFavoriteRequest {
slug: string
}
export interface PostApiArticlesBySlugFavoriteAnswer {
article: {
slug: string
title: string
description: string
body?: string
tagList: string[]
createdAt: string
updatedAt?: string
favorited: boolean
favoritesCount: number
author: {
username: string
bio?: string
image?: string
following: boolean
}
}
}
export interface DeleteApiArticlesBySlugFavoriteRequest {
slug: string
}
export interface DeleteApiArticlesBySlugFavoriteAnswer {
article: {
slug: string
title: string
description: string
body?: string
tagList: string[]
createdAt: string
updatedAt?: string
favorited: boolean
favoritesCount: number
author: {
username: string
bio?: string
image?: string
following: boolean
}
}
}
export interface SignInForm {
user: {
email: string
password: string
}
}
export interface SignUpForm {
user: {
username: string
email: string
password: string
}
}
export interface SettingsForm {
user: {
image?: string
username: string
bio?: string
email: string
password?: string
}
}
export interface ArticleForm {
article: {
title: string
description: string
body: string
/**
 * @maxItems 10
 */
tagList?: string[]
}
}
export interface CommentForm {
comment: {
body: string
}
}
/**
 * The person who is signed in.
 */
export interface Session {
uid: string
username: string
email: string
bio?: string
image?: string
}
