// Written by `npm run generate` from schemas/. Do not edit.

export type RawFile = string

export interface Contract {
api: {
"GET /orgs/{org}/repos": {
request: {
page: number
org: string
type?: ("all" | "public" | "private" | "forks" | "sources" | "member")
sort?: ("created" | "updated" | "pushed" | "full_name")
direction?: ("asc" | "desc")
}
response: {
has_more: boolean
/**
 * Items: Minimal Repository
 */
list: {
id: number
node_id: string
name: string
full_name: string
/**
 * A GitHub user.
 */
owner: {
name?: string
email?: string
login: string
id: number
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
starred_at?: string
user_view_type?: string
}
private: boolean
html_url: string
description?: string
fork: boolean
url: string
archive_url: string
assignees_url: string
blobs_url: string
branches_url: string
collaborators_url: string
comments_url: string
commits_url: string
compare_url: string
contents_url: string
contributors_url: string
deployments_url: string
downloads_url: string
events_url: string
forks_url: string
git_commits_url: string
git_refs_url: string
git_tags_url: string
git_url?: string
issue_comment_url: string
issue_events_url: string
issues_url: string
keys_url: string
labels_url: string
languages_url: string
merges_url: string
milestones_url: string
notifications_url: string
pulls_url: string
releases_url: string
ssh_url?: string
stargazers_url: string
statuses_url: string
subscribers_url: string
subscription_url: string
tags_url: string
teams_url: string
trees_url: string
clone_url?: string
mirror_url?: string
hooks_url: string
svn_url?: string
homepage?: string
language?: string
forks_count?: number
stargazers_count?: number
watchers_count?: number
/**
 * The size of the repository, in kilobytes. Size is calculated hourly. When a repository is initially created, the size is 0.
 */
size?: number
default_branch?: string
open_issues_count?: number
is_template?: boolean
topics?: string[]
has_issues?: boolean
has_projects?: boolean
has_wiki?: boolean
has_pages?: boolean
has_downloads?: boolean
has_discussions?: boolean
has_pull_requests?: boolean
/**
 * The policy controlling who can create pull requests: all or collaborators_only.
 */
pull_request_creation_policy?: ("all" | "collaborators_only")
archived?: boolean
disabled?: boolean
visibility?: string
pushed_at?: string
created_at?: string
updated_at?: string
permissions?: {
admin?: boolean
maintain?: boolean
push?: boolean
triage?: boolean
pull?: boolean
}
role_name?: string
temp_clone_token?: string
delete_branch_on_merge?: boolean
subscribers_count?: number
network_count?: number
/**
 * Code Of Conduct
 */
code_of_conduct?: {
key: string
name: string
url: string
body?: string
html_url?: string
}
license?: {
key?: string
name?: string
spdx_id?: string
url?: string
node_id?: string
}
forks?: number
open_issues?: number
watchers?: number
allow_forking?: boolean
web_commit_signoff_required?: boolean
security_and_analysis?: {
/**
 * Enable or disable GitHub Advanced Security for the repository.
 */
advanced_security?: {
status?: ("enabled" | "disabled")
}
code_security?: {
status?: ("enabled" | "disabled")
}
/**
 * Enable or disable Dependabot security updates for the repository.
 */
dependabot_security_updates?: {
/**
 * The enablement status of Dependabot security updates for the repository.
 */
status?: ("enabled" | "disabled")
}
secret_scanning?: {
status?: ("enabled" | "disabled")
}
secret_scanning_push_protection?: {
status?: ("enabled" | "disabled")
}
secret_scanning_non_provider_patterns?: {
status?: ("enabled" | "disabled")
}
secret_scanning_ai_detection?: {
status?: ("enabled" | "disabled")
}
secret_scanning_delegated_alert_dismissal?: {
status?: ("enabled" | "disabled")
}
secret_scanning_delegated_bypass?: {
status?: ("enabled" | "disabled")
}
secret_scanning_delegated_bypass_options?: {
/**
 * The bypass reviewers for secret scanning delegated bypass
 */
reviewers?: {
/**
 * The ID of the team or role selected as a bypass reviewer
 */
reviewer_id: number
/**
 * The type of the bypass reviewer
 */
reviewer_type: ("TEAM" | "ROLE")
/**
 * The bypass mode for the reviewer
 */
mode?: ("ALWAYS" | "EXEMPT")
}[]
}
}
/**
 * The custom properties that were defined for the repository. The keys are the custom property names, and the values are the corresponding custom property values.
 */
custom_properties?: {

}
}[]
}
}
"GET /repos/{owner}/{repo}/issues": {
request: {
page: number
owner: string
repo: string
milestone?: string
state?: ("open" | "closed" | "all")
assignee?: string
type?: string
creator?: string
mentioned?: string
issue_field_values?: string
labels?: string
sort?: ("created" | "updated" | "comments")
direction?: ("asc" | "desc")
since?: string
}
response: {
has_more: boolean
/**
 * Items: Issues are a great way to keep track of tasks, enhancements, and bugs for your projects.
 */
list: {
id: number
node_id: string
/**
 * URL for the issue
 */
url: string
repository_url: string
labels_url: string
comments_url: string
events_url: string
html_url: string
/**
 * Number uniquely identifying the issue within its repository
 */
number: number
/**
 * State of the issue; either 'open' or 'closed'
 */
state: string
/**
 * The reason for the current state
 */
state_reason?: ("completed" | "reopened" | "not_planned" | "duplicate")
/**
 * Title of the issue
 */
title: string
/**
 * Contents of the issue
 */
body?: string
/**
 * A GitHub user.
 */
user?: {
name?: string
email?: string
login: string
id: number
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
starred_at?: string
user_view_type?: string
}
/**
 * Labels to associate with this issue; pass one or more label names to replace the set of labels on this issue; send an empty array to clear all labels from the issue; note that the labels are silently dropped for users without push access to the repository
 */
labels: {
id?: number
node_id?: string
url?: string
name?: string
description?: string
color?: string
default?: boolean
}[]
/**
 * A GitHub user.
 */
assignee?: {
name?: string
email?: string
login: string
id: number
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
starred_at?: string
user_view_type?: string
}
/**
 * Items: A GitHub user.
 */
assignees?: {
name?: string
email?: string
login: string
id: number
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
starred_at?: string
user_view_type?: string
}[]
/**
 * A collection of related issues and pull requests.
 */
milestone?: {
url: string
html_url: string
labels_url: string
id: number
node_id: string
/**
 * The number of the milestone.
 */
number: number
/**
 * The state of the milestone.
 */
state: ("open" | "closed")
/**
 * The title of the milestone.
 */
title: string
description?: string
/**
 * A GitHub user.
 */
creator?: {
name?: string
email?: string
login: string
id: number
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
starred_at?: string
}
open_issues: number
closed_issues: number
created_at: string
updated_at: string
closed_at?: string
due_on?: string
}
locked: boolean
active_lock_reason?: string
comments: number
pull_request?: {

}
closed_at?: string
created_at: string
updated_at: string
draft?: boolean
/**
 * A GitHub user.
 */
closed_by?: {

}
body_html?: string
body_text?: string
timeline_url?: string
/**
 * The type assigned to the issue. This is only present for issues in repositories where issue types are supported.
 */
type?: {

}
/**
 * A repository on GitHub.
 */
repository?: {

}
/**
 * GitHub apps are a new way to extend GitHub. They can be installed directly on organizations and user accounts and granted access to specific repositories. They come with granular permissions and built-in webhooks. GitHub apps are first class actors within GitHub.
 */
performed_via_github_app?: {

}
/**
 * How the author is associated with the repository.
 */
author_association?: ("COLLABORATOR" | "CONTRIBUTOR" | "FIRST_TIMER" | "FIRST_TIME_CONTRIBUTOR" | "MANNEQUIN" | "MEMBER" | "NONE" | "OWNER")
reactions?: {

}
sub_issues_summary?: {

}
/**
 * URL to get the parent issue of this issue, if it is a sub-issue
 */
parent_issue_url?: string
/**
 * Comments provide a way for people to collaborate on an issue.
 */
pinned_comment?: {

}
issue_dependencies_summary?: {

}
/**
 * Items: A value assigned to an issue field
 */
issue_field_values?: {

}[]
}[]
}
}
"POST /repos/{owner}/{repo}/issues": {
request: PostReposByOwnerByRepoIssuesRequest
response: PostReposByOwnerByRepoIssuesAnswer
}
"GET /repos/{owner}/{repo}/labels": {
request: {
page: number
owner: string
repo: string
}
response: {
has_more: boolean
/**
 * Items: Color-coded labels help you categorize and filter your issues (just like labels in Gmail).
 */
list: {
/**
 * Unique identifier for the label.
 */
id: number
node_id: string
/**
 * URL for the label
 */
url: string
/**
 * The name of the label.
 */
name: string
/**
 * Optional description of the label, such as its purpose.
 */
description?: string
/**
 * 6-character hex code, without the leading #, identifying the color
 */
color: string
/**
 * Whether this label comes by default in a new repository.
 */
default: boolean
}[]
}
}
"GET /repos/{owner}/{repo}/readme": {
request: GetReposByOwnerByRepoReadmeRequest
response: RawFile
answer: "file"
}
"GET /user": {
request: GetUserRequest
response: GetUserAnswer
}
}
native: {

}
forms: {
issue: IssueForm
}
session: Session
}
export interface PostReposByOwnerByRepoIssuesRequest {
title: string
/**
 * The contents of the issue.
 */
body?: string
/**
 * Login for the user that this issue should be assigned to. _NOTE: Only users with push access can set the assignee for new issues. The assignee is silently dropped otherwise. **This field is closing down.**_
 */
assignee?: string
milestone?: string
/**
 * Labels to associate with this issue. _NOTE: Only users with push access can set labels for new issues. Labels are silently dropped otherwise._
 */
labels?: string[]
/**
 * Logins for Users to assign to this issue. _NOTE: Only users with push access can set assignees for new issues. Assignees are silently dropped otherwise._
 */
assignees?: string[]
/**
 * An array of issue field values to set on this issue. Each field value must include the field ID and the value to set. Issue fields are only available for organization-owned repositories with the feature enabled. Field values are silently dropped otherwise.
 */
issue_field_values?: {
/**
 * The ID of the issue field to set
 */
field_id: number
value: string
}[]
/**
 * The name of the issue type to associate with this issue. _NOTE: Only users with push access can set the type for new issues. The type is silently dropped otherwise._
 */
type?: string
owner: string
repo: string
}
/**
 * Issues are a great way to keep track of tasks, enhancements, and bugs for your projects.
 */
export interface PostReposByOwnerByRepoIssuesAnswer {
id: number
node_id: string
/**
 * URL for the issue
 */
url: string
repository_url: string
labels_url: string
comments_url: string
events_url: string
html_url: string
/**
 * Number uniquely identifying the issue within its repository
 */
number: number
/**
 * State of the issue; either 'open' or 'closed'
 */
state: string
/**
 * The reason for the current state
 */
state_reason?: ("completed" | "reopened" | "not_planned" | "duplicate")
/**
 * Title of the issue
 */
title: string
/**
 * Contents of the issue
 */
body?: string
/**
 * A GitHub user.
 */
user?: {
name?: string
email?: string
login: string
id: number
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
starred_at?: string
user_view_type?: string
}
/**
 * Labels to associate with this issue; pass one or more label names to replace the set of labels on this issue; send an empty array to clear all labels from the issue; note that the labels are silently dropped for users without push access to the repository
 */
labels: {
id?: number
node_id?: string
url?: string
name?: string
description?: string
color?: string
default?: boolean
}[]
/**
 * A GitHub user.
 */
assignee?: {
name?: string
email?: string
login: string
id: number
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
starred_at?: string
user_view_type?: string
}
/**
 * Items: A GitHub user.
 */
assignees?: {
name?: string
email?: string
login: string
id: number
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
starred_at?: string
user_view_type?: string
}[]
/**
 * A collection of related issues and pull requests.
 */
milestone?: {
url: string
html_url: string
labels_url: string
id: number
node_id: string
/**
 * The number of the milestone.
 */
number: number
/**
 * The state of the milestone.
 */
state: ("open" | "closed")
/**
 * The title of the milestone.
 */
title: string
description?: string
/**
 * A GitHub user.
 */
creator?: {
name?: string
email?: string
login: string
id: number
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
starred_at?: string
}
open_issues: number
closed_issues: number
created_at: string
updated_at: string
closed_at?: string
due_on?: string
}
locked: boolean
active_lock_reason?: string
comments: number
pull_request?: {

}
closed_at?: string
created_at: string
updated_at: string
draft?: boolean
/**
 * A GitHub user.
 */
closed_by?: {

}
body_html?: string
body_text?: string
timeline_url?: string
/**
 * The type assigned to the issue. This is only present for issues in repositories where issue types are supported.
 */
type?: {

}
/**
 * A repository on GitHub.
 */
repository?: {

}
/**
 * GitHub apps are a new way to extend GitHub. They can be installed directly on organizations and user accounts and granted access to specific repositories. They come with granular permissions and built-in webhooks. GitHub apps are first class actors within GitHub.
 */
performed_via_github_app?: {

}
/**
 * How the author is associated with the repository.
 */
author_association?: ("COLLABORATOR" | "CONTRIBUTOR" | "FIRST_TIMER" | "FIRST_TIME_CONTRIBUTOR" | "MANNEQUIN" | "MEMBER" | "NONE" | "OWNER")
reactions?: {

}
sub_issues_summary?: {

}
/**
 * URL to get the parent issue of this issue, if it is a sub-issue
 */
parent_issue_url?: string
/**
 * Comments provide a way for people to collaborate on an issue.
 */
pinned_comment?: {

}
issue_dependencies_summary?: {

}
/**
 * Items: A value assigned to an issue field
 */
issue_field_values?: {

}[]
}
export interface GetReposByOwnerByRepoReadmeRequest {
owner: string
repo: string
}
export interface GetUserRequest {

}
/**
 * Public User
 */
export interface GetUserAnswer {
login: string
id: number
user_view_type?: string
node_id: string
avatar_url: string
gravatar_id?: string
url: string
html_url: string
followers_url: string
following_url: string
gists_url: string
starred_url: string
subscriptions_url: string
organizations_url: string
repos_url: string
events_url: string
received_events_url: string
type: string
site_admin: boolean
name?: string
company?: string
blog?: string
location?: string
email?: string
notification_email?: string
hireable?: boolean
bio?: string
twitter_username?: string
public_repos: number
public_gists: number
followers: number
following: number
created_at: string
updated_at: string
private_gists?: number
total_private_repos?: number
owned_private_repos?: number
disk_usage?: number
collaborators?: number
two_factor_authentication?: boolean
plan?: {
collaborators: number
name: string
space: number
private_repos: number
}
business_plus?: boolean
ldap_dn?: string
}
export interface IssueForm {
title: string
/**
 * The contents of the issue.
 */
body?: string
/**
 * Labels to associate with this issue. _NOTE: Only users with push access can set labels for new issues. Labels are silently dropped otherwise._
 * 
 * @maxItems 20
 */
labels?: string[]
}
/**
 * The person who is signed in.
 */
export interface Session {
uid: string
}
