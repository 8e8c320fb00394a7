// Written by `npm run generate` from schemas/. Do not edit.

/**
 * Place of a person in a guild.
 */
export type GuildRole = ("owner" | "admin" | "member")
export type PaymentStatus = ("processing" | "success" | "failed" | "closed")
/**
 * Where the asking person stands with a guild.
 */
export type JoinStatus = ("none" | "invited" | "pending" | "agreed" | "rejected" | "member")
/**
 * 1 current period, 2 last period, 3 today, 4 yesterday, 5 this week, 6 last week, 7 this month, 8 last month; days in UTC+3
 */
export type Period = (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)
export type ChannelKind = ("bank" | "wallet" | "crypto")
/**
 * Network of a crypto address.
 */
export type Network = ("TRC20" | "ERC20" | "BEP20" | "TON")
/**
 * to_do: what waits for the asking side, complaints first and then the oldest
 */
export type WithdrawalStatusFilter = ("all" | "to_do" | "pending" | "applying" | "in_progress" | "completed" | "cancelled" | "closed")
export type WithdrawalStatus = ("pending" | "applying" | "in_progress" | "completed" | "cancelled" | "closed")
export type DisputeKind = ("not_received" | "received_less")
/**
 * The reseller has sent what was missing, or says that all of it was sent before
 */
export type ComplaintAnswer = ("sent" | "denied")
export type ApplicationFilter = ("all" | "pending" | "agreed" | "rejected")
export type ApplicationStatus = ("pending" | "agreed" | "rejected")
/**
 * Whether the app has the function.
 */
export type MethodAnswer = boolean
/**
 * 1 gashapon, 2 wheel, 3 fruit event, 4 and 5 fixed labels
 */
export type GameType = (1 | 2 | 3 | 4 | 5)
/**
 * A place of the app that can be linked to.
 */
export type LinkTarget = ("main" | "user" | "userStore" | "appStore" | "wallet" | "family" | "group" | "friendAdd" | "broadcast")
/**
 * 1 link, 2 WhatsApp, 3 Snapchat, 4 Instagram, 5 Facebook, 6 invite code, 7 copy with tips
 */
export type ShareType = (1 | 2 | 3 | 4 | 5 | 6 | 7)
/**
 * Chosen images: paths, data addresses, or both.
 */
export type ImageList = (string | NativeImage)[]
/**
 * Where each image has come to, in the same order.
 * 
 * Items: One image on the server.
 */
export type UploadList = {
url: string
}[]

export interface Contract {
api: {
"POST /web/MyAccountInfo": {
request: Empty
response: Account
}
"POST /withoutsign/user/loginweb": {
request: LoginRequest
response: LoginResult
}
"POST /web/user/info": {
request: UserQuery
response: UserCard
}
"POST /withoutsign/country": {
request: CountryQuery
response: CountryPage
}
"POST /web/settings/kv": {
request: SettingsQuery
response: Settings
}
"POST /web/upload": {
request: UploadRequest
response: UploadTicket
}
"POST /withoutsign/payment/user": {
request: UserQuery
response: UserCard
}
"POST /withoutsign/payment/methods": {
request: PaymentMethodQuery
response: PaymentMethodPage
}
"POST /withoutsign/payment/createOrder": {
request: NewOrder
response: OrderRef
}
"POST /withoutsign/payment/queryOrder": {
request: PaymentQuery
response: Payment
}
"POST /web/guild/list": {
request: GuildListQuery
response: GuildPage
}
"POST /web/guild/info": {
request: GuildRef
response: Guild
}
"POST /web/guild/apply_join": {
request: JoinRequest
response: Empty
}
"POST /web/guild/member": {
request: MemberQuery
response: MemberPage
}
"POST /web/guild/member/remove": {
request: MemberRef
response: Empty
}
"POST /web/guild/member/set_role": {
request: MemberSetRole
response: Empty
}
"POST /web/guild/apply_create": {
request: GuildApplication
response: GuildApplicationRef
}
"POST /web/guild/get_ext_admin_bd_info": {
request: InviterQuery
response: Inviter
}
"POST /web/guild/get_self_info": {
request: Empty
response: SelfInfo
}
"POST /web/guild/bill": {
request: BillQuery
response: Bill
}
"POST /web/guild/bill/list": {
request: TeamQuery
response: TeamPage
}
"POST /web/guild/member/bill": {
request: MemberBillQuery
response: MemberBill
}
"POST /web/guild/member/bill/list": {
request: MemberBillListQuery
response: MemberBillPage
}
"GET /web/withdrawal/method/list": {
request: WithdrawalMethodQuery
response: WithdrawalMethodPage
}
"GET /web/withdrawal/channel/list": {
request: ChannelQuery
response: ChannelPage
}
"POST /web/withdrawal/method/create": {
request: NewWithdrawalMethod
response: WithdrawalMethodRef
}
"POST /web/withdrawal/config": {
request: Empty
response: WithdrawalConfig
}
"POST /web/withdrawal/order/list": {
request: WithdrawalOrderQuery
response: WithdrawalOrderPage
}
"POST /web/withdrawal/agent/order/list": {
request: WithdrawalOrderQuery
response: WithdrawalOrderPage
}
"POST /web/withdrawal/agent/order/refuse": {
request: Refusal
response: Empty
}
"POST /web/withdrawal/agent/order/confirm": {
request: AgentConfirm
response: Empty
}
"POST /web/withdrawal/order/confirm": {
request: WithdrawalConfirm
response: Empty
}
"POST /web/withdrawal/order/dispute": {
request: Dispute
response: Empty
}
"POST /web/guild/apply_list": {
request: JoinApplicationQuery
response: JoinApplicationPage
}
"POST /web/guild/apply_process": {
request: JoinDecision
response: Empty
}
"POST /web/guild/can_invite_fans": {
request: FanQuery
response: FanPage
}
"POST /web/guild/invite_fans": {
request: Invitation
response: Empty
}
"POST /web/guild/banner": {
request: BannerQuery
response: BannerPage
}
"POST /web/guild/guild_list": {
request: BoundGuildQuery
response: BoundGuildPage
}
"POST /web/guild/bd_member": {
request: BdMemberQuery
response: BdMemberPage
}
"POST /web/guild/ext_admin": {
request: ExtAdminQuery
response: ExtAdminPage
}
"POST /web/guild/get_ar_inviter_uid": {
request: Empty
response: InviterHint
}
"POST /web/guild/apply_create_list": {
request: CreationQuery
response: CreationPage
}
"POST /web/guild/apply_create_process": {
request: CreationDecision
response: Empty
}
"POST /web/guild/get_ext_admin_red_dot": {
request: Empty
response: RedDots
}
"POST /web/guild/ext_admin_member": {
request: ExtAdminMemberQuery
response: ExtAdminMemberPage
}
"POST /web/guild/get_ext_admin_member_count": {
request: ExtAdminCountQuery
response: ExtAdminCount
}
"POST /web/AgentGold": {
request: CoinTransfer
response: AgentBalance
}
"POST /web/payment/methods": {
request: PaymentMethodQuery
response: PaymentMethodPage
}
"POST /web/payment/createOrder": {
request: NewOwnOrder
response: OrderRef
}
"POST /web/UserExtendRecordList": {
request: TransferQuery
response: TransferPage
}
"POST /web/agent/list": {
request: AgentQuery
response: AgentPage
}
"POST /withoutsign/payermax/user/verify": {
request: PayerQuery
response: Payer
}
"POST /web/withdrawal/order": {
request: NewWithdrawal
response: WithdrawalRef
}
"POST /web/withdrawal/method/update": {
request: WithdrawalMethodChange
response: Empty
}
"POST /web/withdrawal/method/delete": {
request: WithdrawalMethodRef
response: Empty
}
}
native: {
getUserInfo: {
args: Empty
sends: Empty
answer: NativeUser
}
getUserDeviceInfo: {
args: Empty
sends: Empty
answer: UserDeviceInfo
}
getDeviceInfo: {
args: Empty
sends: Empty
answer: DeviceInfo
}
hasNativeMethod: {
args: MethodQuery
sends: MethodQuery
answer: MethodAnswer
}
setTabBar: {
args: TabBar
sends: TabBar
answer: null
}
hiddenBackButton: {
args: BackButton
sends: BackButton
answer: null
}
closeWebViewPage: {
args: Empty
sends: Empty
answer: null
}
closeWebview: {
args: Empty
sends: Empty
answer: null
}
stopLoading: {
args: Empty
sends: Empty
answer: null
}
changeWebViewBackgroundAlpha: {
args: ViewAlpha
sends: ViewAlpha
answer: null
}
toAppShow: {
args: Empty
sends: Empty
answer: null
}
onAppTaskRoute: {
args: TaskRoute
sends: TaskRoute
answer: null
}
jumpToFamily: {
args: FamilyTarget
sends: FamilyTarget
answer: null
}
jumpToUser: {
args: UserTarget
sends: UserTarget
answer: null
}
jumpToRoom: {
args: RoomTarget
sends: RoomTarget
answer: null
}
jumpToStore: {
args: IndexTarget
sends: IndexTarget
answer: null
}
jumpToUserStore: {
args: IndexTarget
sends: IndexTarget
answer: null
}
jumpToWallet: {
args: IndexTarget
sends: IndexTarget
answer: null
}
jumpToTab: {
args: TabTarget
sends: TabTarget
answer: null
}
jumpToFriend: {
args: Empty
sends: Empty
answer: null
}
jumpToWelfare: {
args: Empty
sends: ActivityOpen
answer: null
}
jumpToGames: {
args: GameChoice
sends: GameOpen
answer: null
}
gotoBroadcast: {
args: Empty
sends: Empty
answer: null
}
startBySchema: {
args: LinkChoice
sends: LinkOpen
answer: null
}
openThirdApp: {
args: ThirdApp
sends: ThirdApp
answer: null
}
appShare: {
args: Share
sends: Share
answer: ShareAnswer
}
createRoomSuccess: {
args: NewRoom
sends: NewRoom
answer: null
}
chooseImage: {
args: ImageChoice
sends: ImageChoice
answer: ImageList
}
uploadFile: {
args: UploadChoice
sends: UploadChoice
answer: UploadList
}
onProgress: {
args: Progress
sends: Progress
answer: null
}
onTransparentView: {
args: TransparentView
sends: TransparentView
answer: null
}
onResume: {
args: Empty
sends: Empty
answer: null
}
onBackButton: {
args: Empty
sends: Empty
answer: BackAnswer
}
}
forms: {
login: LoginForm
recharge: RechargeForm
paymentCheck: PaymentCheckForm
guildCreate: GuildCreateForm
withdrawMethod: WithdrawMethodForm
dispute: DisputeForm
lateDispute: LateDisputeForm
refusal: RefusalForm
proof: ProofForm
answer: AnswerForm
ownRecharge: OwnRechargeForm
transfer: TransferForm
withdraw: WithdrawForm
methodChange: MethodChangeForm
creationRefusal: CreationRefusalForm
}
session: Session
}
/**
 * Nothing is asked, or nothing is answered.
 */
export interface Empty {

}
/**
 * The signed-in person.
 */
export interface Account {
/**
 * User id
 */
uid: string
/**
 * Nickname
 */
nikeName: string
/**
 * Product user ID
 */
duid: string
avatar_url?: string
/**
 * Coins held
 */
gold: number
/**
 * 1 is a recharge agent
 */
agent: (0 | 1)
/**
 * Absent without a guild
 */
guild_id?: string
guild_role?: GuildRole
guild_name?: string
is_reseller: boolean
is_bd: boolean
is_sub_bd: boolean
is_ext_admin: boolean
country_id: string
country_name?: string
country_icon?: string
/**
 * Diamonds that can be withdrawn, decimal string
 */
diamonds: string
/**
 * Whole days until settlement; 0 is under one day
 */
settlement_days?: number
/**
 * Settlement, unix seconds
 */
settlement_at?: number
/**
 * Agent who gets a share of transfers to users below
 */
is_upper_agent: boolean
}
export interface LoginRequest {
/**
 * User name or product user ID
 */
account: string
password: string
}
export interface LoginResult {
uid: string
token: string
}
export interface UserQuery {
/**
 * User id or product user ID, as typed
 */
user_id: string
}
/**
 * What a stranger may see of a person.
 */
export interface UserCard {
uid: string
duid: string
nickname: string
avatar_url?: string
country_id: string
country_name?: string
country_icon?: string
}
/**
 * The whole list is page 1.
 */
export interface CountryQuery {
page?: number
}
export interface CountryPage {
has_more: boolean
list: Country[]
}
export interface Country {
id: string
/**
 * ISO 3166 two letters
 */
code: string
/**
 * English name
 */
name: string
name_ar?: string
name_tr?: string
name_pt?: string
name_id?: string
name_ru?: string
name_uz?: string
name_fa?: string
name_ur?: string
name_zh?: string
/**
 * Other names that a search finds the country by: abbreviations, codes, former names. Nobody sees them
 */
aliases?: string[]
/**
 * Flag: the address of a picture, or emoji text
 */
icon: string
/**
 * Like +966
 */
phone_code: string
}
/**
 * Without keys all settings are answered.
 */
export interface SettingsQuery {
keys?: string[]
}
/**
 * Bounds and switches of the product; an absent one means no bound and no text.
 */
export interface Settings {
/**
 * Images of one field at most
 */
max_images?: number
/**
 * An image must be smaller
 */
image_max_bytes?: number
/**
 * Days after the transfer until an unconfirmed withdrawal confirms itself
 */
auto_confirm_days?: number
/**
 * Phone of customer service
 */
customer_contact?: string
/**
 * Coins of one transfer at most
 */
max_transfer?: number
/**
 * A settlement warning shows below so many days
 */
settlement_warn_days?: number
/**
 * A reseller's receipt may lag from so many hours
 */
receipt_hours_min?: number
/**
 * ... to so many hours
 */
receipt_hours_max?: number
}
export interface UploadRequest {
/**
 * File name
 */
name: string
/**
 * Bytes
 */
size: number
/**
 * MIME type
 */
type: string
}
export interface UploadTicket {
/**
 * Takes one PUT, multipart, member file
 */
upload_url: string
/**
 * Where the image is found afterwards
 */
url: string
}
/**
 * The whole list is page 1.
 */
export interface PaymentMethodQuery {
country_id: string
page?: number
}
export interface PaymentMethodPage {
has_more: boolean
list: PaymentMethod[]
}
export interface PaymentMethod {
id: string
/**
 * English name
 */
name: string
name_ar?: string
name_tr?: string
name_pt?: string
name_id?: string
name_ru?: string
name_uz?: string
name_fa?: string
name_ur?: string
name_zh?: string
image_url: string
image_url_ar?: string
image_url_tr?: string
image_url_pt?: string
image_url_id?: string
image_url_ru?: string
image_url_uz?: string
image_url_fa?: string
image_url_ur?: string
image_url_zh?: string
country_id: string
/**
 * ISO 4217
 */
currency: string
/**
 * Coins for one unit of the currency
 */
coins_per_unit: number
/**
 * Smallest amount, decimal string
 */
min_amount?: string
/**
 * Largest amount, decimal string
 */
max_amount?: string
/**
 * Ready-made amounts, decimal strings
 */
amounts?: string[]
note?: string
/**
 * The payer's account at the provider is asked for and verified
 */
needs_payer?: boolean
}
/**
 * Coins for somebody, to be paid on the cashier's page.
 */
export interface NewOrder {
/**
 * User id or product user ID
 */
user_id: string
country_id: string
method_id: string
/**
 * Amount in the method's currency, decimal string
 */
amount: string
/**
 * The payer's account at the payment provider, where the method asks for it
 */
payer_account?: string
/**
 * The rate that the payer was shown; the server refuses where it is no longer the method's
 */
coins_per_unit?: number
}
export interface OrderRef {
order_no: string
/**
 * The cashier's page
 */
pay_url: string
}
/**
 * By number; or, when the answer that carried the number was lost, the last order that looks so.
 */
export interface PaymentQuery {
order_no?: string
user_id?: string
method_id?: string
/**
 * Decimal string
 */
amount?: string
/**
 * Only coins for oneself (also when absent), or only agent coins to sell
 */
identity?: ("user" | "agent")
/**
 * Not older than, unix seconds
 */
since?: number
}
export interface Payment {
status: PaymentStatus
order_no: string
/**
 * Number at the payment provider
 */
payment_no: string
/**
 * Where to pay the same order, while it is processing
 */
pay_url?: string
/**
 * Amount to pay, decimal string
 */
pay_amount: string
/**
 * ISO 4217
 */
currency: string
/**
 * Coins obtained
 */
coins: number
/**
 * Name of the payment method
 */
method: string
/**
 * Chosen for the payment
 */
country_id?: string
method_id?: string
/**
 * Coins for a user (also when absent), or agent coins to sell
 */
identity?: ("user" | "agent")
/**
 * The same, in each language as method_name_ar and its like
 */
method_name?: string
method_image?: string
/**
 * Receiver
 */
user_id: string
/**
 * Receiver's id as the payer typed it
 */
receiver_id?: string
/**
 * Receiver's
 */
nickname?: string
/**
 * Receiver's
 */
avatar_url?: string
/**
 * Ordered, unix seconds
 */
created_at: number
/**
 * Paid, unix seconds
 */
paid_at?: number
}
export interface GuildListQuery {
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * Part of the guild name or owner nickname, or an ID
 */
keyword?: string
/**
 * All, those that invite the asking person, or those the person applied to
 */
kind?: ("all" | "invited" | "applied")
}
export interface GuildPage {
has_more: boolean
list: Guild[]
}
export interface Guild {
id: string
/**
 * Guild id
 */
gid: string
name: string
/**
 * Image address
 */
cover: string
country_id: string
country_code: string
/**
 * Flag as emoji text
 */
country_icon: string
country_name?: string
/**
 * Owner's user id
 */
admin_uid: string
admin_info: GuildOwner
member_number: number
role?: GuildRole
/**
 * Join applications that wait; owner and admin only
 */
apply_total?: number
join_status: JoinStatus
/**
 * Owner and admin only
 */
contact_phone?: string
/**
 * Owner and admin only
 */
contact_address?: string
/**
 * Owner's, owner and admin only
 */
real_name?: string
inviter_uid?: string
inviter_name?: string
/**
 * Founded, unix seconds
 */
created_at?: number
/**
 * The guild has invited the asking person
 */
is_invited?: boolean
}
/**
 * Owner of a guild.
 */
export interface GuildOwner {
avatar_url?: string
/**
 * YYYY-MM-DD
 */
birthday?: string
charm_lv?: number
country_icon?: string
country_id?: string
duid: string
duid_lv?: number
family_id?: string
/**
 * 0 unknown, 1 male, 2 female
 */
gender?: number
gold?: number
guild_id?: string
nickname: string
noble_lv?: number
private_bubble_id?: string
uid: string
vip_lv?: number
wealth_lv?: number
}
export interface GuildRef {
gid: string
}
/**
 * An application to join, or the answer to an invitation.
 */
export interface JoinRequest {
gid: string
/**
 * To the invitation of the guild; accepting makes a member at once. Withdrawing takes back the own application
 */
answer?: ("accept" | "decline" | "withdraw")
}
export interface MemberQuery {
gid: string
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * Part of the nickname, or an ID
 */
keyword?: string
/**
 * The order of the rows; falling with a minus
 */
sort?: ("nickname" | "-nickname" | "joined_at" | "-joined_at")
role?: ("all" | "owner" | "admin" | "member")
}
export interface MemberPage {
has_more: boolean
list: Member[]
}
export interface Member {
gid: string
uid: string
duid: string
nickname: string
avatar_url?: string
role: GuildRole
country_icon?: string
/**
 * Joined, unix seconds
 */
joined_at: number
}
export interface MemberRef {
gid: string
uid: string
}
export interface MemberSetRole {
gid: string
uid: string
role: ("admin" | "member")
}
/**
 * A guild somebody wants to found.
 */
export interface GuildApplication {
name: string
/**
 * Image address
 */
cover: string
country_id: string
contact_phone: string
contact_address: string
real_name: string
/**
 * ID of an outside admin or BD
 */
inviter_uid: string
}
export interface GuildApplicationRef {
apply_id: string
}
export interface InviterQuery {
/**
 * User id or product user ID, as typed
 */
uid: string
}
/**
 * An outside admin or BD, who reviews guild applications.
 */
export interface Inviter {
uid: string
duid: string
kind: ("ext_admin" | "bd")
nickname: string
avatar_url?: string
}
/**
 * The asking person in the guild.
 */
export interface SelfInfo {
uid: string
duid: string
nickname: string
avatar_url?: string
gid?: string
guild_name?: string
guild_cover?: string
role?: GuildRole
/**
 * Joined, unix seconds
 */
joined_at?: number
/**
 * Of the last application to found a guild
 */
creation_status: ("none" | "pending" | "agreed" | "rejected")
/**
 * Of the last application to found a guild
 */
creation_id?: string
/**
 * Name of the guild last asked for
 */
creation_name?: string
/**
 * Why the last application was rejected
 */
creation_reason?: string
/**
 * The last application to found a guild was answered in the last seven days
 */
creation_new?: boolean
/**
 * Of the last application to join a guild; an answer stands here for seven days
 */
join_status?: ("pending" | "agreed" | "rejected")
/**
 * Name of the guild that was applied to
 */
join_name?: string
/**
 * Invitations that wait for an answer
 */
invitation_total?: number
}
/**
 * Without gid: the asking person's guild, or all guilds a BD or outside admin brought in.
 */
export interface BillQuery {
gid?: string
period: Period
}
/**
 * What a guild took in during a period.
 */
export interface Bill {
period: Period
/**
 * Diamonds, decimal string
 */
income: string
/**
 * Guilds brought in; for BD and outside admins
 */
guild_count?: number
/**
 * For BD and outside admins
 */
bd_count?: number
member_count: number
/**
 * Members who earned in the period
 */
active_count: number
/**
 * Members who joined in the period
 */
new_count: number
/**
 * First day, YYYY-MM-DD
 */
from: string
/**
 * Last day, YYYY-MM-DD
 */
to: string
days: BillDay[]
}
/**
 * One point of the chart.
 */
export interface BillDay {
/**
 * YYYY-MM-DD in UTC+3
 */
date: string
/**
 * Diamonds, rounded to two decimals
 */
income: number
}
/**
 * Without gid: the guilds of the asking person.
 */
export interface TeamQuery {
gid?: string
period: Period
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * Part of the guild name, or an ID
 */
keyword?: string
}
export interface TeamPage {
has_more: boolean
list: TeamRow[]
}
/**
 * One guild of the team.
 */
export interface TeamRow {
gid: string
name: string
cover: string
country_icon: string
owner_name: string
member_count: number
/**
 * Diamonds, decimal string
 */
income: string
}
/**
 * Without uid it is the asking person, without gid the own guild.
 */
export interface MemberBillQuery {
gid?: string
period: Period
uid?: string
}
/**
 * What one person earned during a period.
 */
export interface MemberBill {
uid: string
nickname: string
avatar_url?: string
period: Period
/**
 * Diamonds, decimal string
 */
income: string
gift_count: number
/**
 * Hours on air, decimal string
 */
live_hours: string
/**
 * Days with an hour on air or more
 */
valid_days: number
/**
 * First day, YYYY-MM-DD
 */
from: string
/**
 * Last day, YYYY-MM-DD
 */
to: string
days: BillDay[]
}
export interface MemberBillListQuery {
gid: string
period: Period
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * The order of the rows; falling with a minus
 */
sort?: ("income" | "-income" | "live_hours" | "-live_hours" | "valid_days" | "-valid_days")
/**
 * Part of the nickname, or an ID
 */
keyword?: string
}
export interface MemberBillPage {
has_more: boolean
list: MemberBillRow[]
}
export interface MemberBillRow {
/**
 * The place by income in the period, among all members
 */
rank?: number
uid: string
duid: string
nickname: string
avatar_url?: string
role: GuildRole
/**
 * Diamonds, decimal string
 */
income: string
/**
 * Hours on air, decimal string
 */
live_hours: string
valid_days: number
}
/**
 * The whole list is page 1.
 */
export interface WithdrawalMethodQuery {
page?: number
/**
 * Only those that this reseller pays to
 */
agent_uid?: string
}
export interface WithdrawalMethodPage {
has_more: boolean
list: WithdrawalMethod[]
}
/**
 * An account of a person, paid through a channel.
 */
export interface WithdrawalMethod {
id: string
channel_id: string
/**
 * Name of the channel
 */
name: string
image_url: string
kind: ChannelKind
/**
 * Name of the account's holder
 */
holder: string
account_no: string
bank_name?: string
iban?: string
network?: Network
/**
 * The channel of a crypto account offers these networks.
 */
networks?: Network[]
/**
 * False for the last account of a person
 */
can_delete?: boolean
/**
 * Tax number of the holder, in markets that ask for it
 */
tax_id?: string
/**
 * Added, unix seconds
 */
created_at: number
}
/**
 * Without a country: those of the asking person's.
 */
export interface ChannelQuery {
page?: number
country_id?: string
}
export interface ChannelPage {
has_more: boolean
list: Channel[]
}
/**
 * A way money can reach a person.
 */
export interface Channel {
id: string
/**
 * English name
 */
name: string
name_ar?: string
name_tr?: string
name_pt?: string
name_id?: string
name_ru?: string
name_uz?: string
name_fa?: string
name_ur?: string
name_zh?: string
image_url: string
image_url_ar?: string
image_url_tr?: string
image_url_pt?: string
image_url_id?: string
image_url_ru?: string
image_url_uz?: string
image_url_fa?: string
image_url_ur?: string
image_url_zh?: string
kind: ChannelKind
country_id: string
country_icon: string
/**
 * Of a crypto channel
 */
networks?: Network[]
}
export interface NewWithdrawalMethod {
channel_id: string
kind: ChannelKind
/**
 * Name of the account's holder
 */
holder: string
/**
 * Account number, wallet id or address
 */
account_no: string
bank_name?: string
iban?: string
/**
 * Tax number of the holder; only some markets ask for it
 */
tax_id?: string
network?: Network
}
export interface WithdrawalMethodRef {
id: string
}
/**
 * Limits of withdrawals; an absent one means no bound and no text.
 */
export interface WithdrawalConfig {
/**
 * Fewest diamonds of one withdrawal, decimal string
 */
min_diamonds?: string
/**
 * Withdrawals a week
 */
weekly_limit?: number
/**
 * Still possible this week
 */
weekly_left?: number
/**
 * The next week begins, unix seconds
 */
weekly_reset_at?: number
/**
 * Smallest amount, decimal string
 */
min_amount?: string
/**
 * Days after the transfer until a withdrawal is confirmed automatically
 */
auto_confirm_days?: number
max_proof_images?: number
receipt_hours_min?: number
receipt_hours_max?: number
/**
 * Diamonds for one unit of the currency
 */
diamonds_per_unit?: number
/**
 * ISO 4217
 */
currency?: string
/**
 * Ways for money to reach the asking person
 */
channelList?: Channel[]
/**
 * Orders that wait for the asking reseller
 */
to_process?: number
/**
 * Orders whose receipt the asking person has yet to confirm
 */
to_confirm?: number
}
export interface WithdrawalOrderQuery {
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
status?: WithdrawalStatusFilter
/**
 * The order of the rows; falling with a minus
 */
sort?: ("diamonds" | "-diamonds" | "requested_at" | "-requested_at")
/**
 * Only this one
 */
order_no?: string
/**
 * Only those to this withdrawal method
 */
method_id?: string
/**
 * Part of the receiver's name, a whole ID, or part of the order number
 */
keyword?: string
}
export interface WithdrawalOrderPage {
has_more: boolean
list: WithdrawalOrder[]
}
export interface WithdrawalOrder {
order_no: string
/**
 * Amount to be paid, decimal string
 */
amount: string
/**
 * ISO 4217
 */
currency: string
/**
 * Diamonds held for it, decimal string
 */
diamonds: string
status: WithdrawalStatus
reseller: Party
user: Party
method: Payee
/**
 * Requested, unix seconds
 */
requested_at: number
/**
 * Expected to arrive, unix seconds
 */
expected_at?: number
/**
 * Reseller opened it to process, unix seconds
 */
accepted_at?: number
/**
 * Reseller said it is paid, unix seconds
 */
transferred_at?: number
/**
 * Completed, unix seconds
 */
completed_at?: number
/**
 * Cancelled, unix seconds
 */
cancelled_at?: number
/**
 * Rejected, unix seconds
 */
closed_at?: number
/**
 * Confirmed automatically, unix seconds
 */
auto_at?: number
/**
 * Why it was rejected or cancelled
 */
reason?: string
after_sale: AfterSale
proof: Proof[]
/**
 * The user may complain now. While the order is applying, it is late then, and the user may cancel as well
 */
can_dispute: boolean
}
export interface Party {
uid: string
name: string
avatar_url?: string
duid?: string
}
/**
 * Where the money goes.
 */
export interface Payee {
/**
 * Name of the channel
 */
name: string
image_url: string
/**
 * Account number, wallet id or address
 */
account: string
kind?: ChannelKind
holder?: string
bank_name?: string
iban?: string
network?: Network
/**
 * Tax number of the holder, in markets that ask for it
 */
tax_id?: string
}
/**
 * A complaint after the transfer.
 */
export interface AfterSale {
state: ("none" | "open" | "reprocessed")
kind?: DisputeKind
/**
 * Complained, unix seconds
 */
since?: number
/**
 * Amount that has arrived in all, over every transfer of the order; decimal string
 */
amount?: string
text?: string
images?: string[]
/**
 * Answered, unix seconds
 */
reprocessed_at?: number
answer?: ComplaintAnswer
/**
 * Every complaint and every answer, the oldest first
 */
thread?: AfterSaleEntry[]
}
/**
 * A complaint of the user, or an answer of the reseller.
 */
export interface AfterSaleEntry {
by: ("user" | "reseller")
/**
 * Sent, unix seconds
 */
at: number
kind?: DisputeKind
/**
 * Amount that has arrived in all, over every transfer of the order; decimal string
 */
amount?: string
answer?: ComplaintAnswer
/**
 * Amount that an answer paid, decimal string
 */
sent?: string
text?: string
images?: string[]
}
/**
 * Picture of a remittance.
 */
export interface Proof {
url: string
/**
 * Uploaded, unix seconds
 */
uploaded_at: number
}
/**
 * The reseller will not pay.
 */
export interface Refusal {
order_no: string
reason: string
}
/**
 * The reseller takes the order (process), has paid (transfer), or has paid again after a complaint (reprocess).
 */
export interface AgentConfirm {
order_no: string
step: ("process" | "transfer" | "reprocess")
/**
 * Proof; transfer and reprocess need it
 */
images?: string[]
/**
 * What the reseller answers to the complaint; reprocess may have it
 */
text?: string
answer?: ComplaintAnswer
}
/**
 * The user has the money, or no longer wants the withdrawal.
 */
export interface WithdrawalConfirm {
order_no: string
result: ("received" | "cancel")
}
export interface Dispute {
order_no: string
kind: DisputeKind
/**
 * Amount that has arrived in all, over every transfer of the order; decimal string
 */
amount?: string
images?: string[]
text?: string
}
export interface JoinApplicationQuery {
gid: string
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
status?: ApplicationFilter
/**
 * Part of the nickname, or an ID
 */
keyword?: string
}
export interface JoinApplicationPage {
has_more: boolean
list: JoinApplication[]
}
/**
 * Somebody who wants to join.
 */
export interface JoinApplication {
gid: string
uid: string
duid: string
nickname: string
avatar_url?: string
country_icon?: string
status: ApplicationStatus
/**
 * Unix seconds
 */
applied_at: number
/**
 * Unix seconds
 */
processed_at?: number
}
export interface JoinDecision {
gid: string
uid: string
result: ("agreed" | "rejected")
}
export interface FanQuery {
gid: string
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * Part of the nickname, or an ID
 */
keyword?: string
}
export interface FanPage {
has_more: boolean
list: Fan[]
}
/**
 * Follows the owner, and may be invited into the guild.
 */
export interface Fan {
uid: string
duid: string
nickname: string
avatar_url?: string
country_icon?: string
status: ("not_invited" | "invited")
/**
 * Unix seconds
 */
invited_at?: number
}
export interface Invitation {
gid: string
uid: string
/**
 * Takes the invitation back, unless it was answered meanwhile
 */
withdraw?: boolean
}
/**
 * The whole list is page 1.
 */
export interface BannerQuery {
page?: number
}
export interface BannerPage {
has_more: boolean
list: Banner[]
}
export interface Banner {
id: string
/**
 * English text
 */
name: string
name_ar?: string
name_tr?: string
name_pt?: string
name_id?: string
name_ru?: string
name_uz?: string
name_fa?: string
name_ur?: string
name_zh?: string
image_url: string
image_url_ar?: string
image_url_tr?: string
image_url_pt?: string
image_url_id?: string
image_url_ru?: string
image_url_uz?: string
image_url_fa?: string
image_url_ur?: string
image_url_zh?: string
/**
 * Where it leads; pages know the way
 */
target: ("recharge" | "questions" | "create" | "invite" | "none")
}
export interface BoundGuildQuery {
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * Part of the guild's or the owner's name, or an ID
 */
keyword?: string
}
export interface BoundGuildPage {
has_more: boolean
list: BoundGuild[]
}
/**
 * A guild bound to the own one, or brought in by a BD or outside admin.
 */
export interface BoundGuild {
gid: string
name: string
cover: string
country_icon: string
country_name?: string
owner_uid: string
owner_name: string
member_count: number
/**
 * Unix seconds
 */
bound_at: number
}
export interface BdMemberQuery {
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * Part of the nickname, or an ID
 */
keyword?: string
}
export interface BdMemberPage {
has_more: boolean
list: BdMember[]
}
/**
 * A BD of the team.
 */
export interface BdMember {
uid: string
duid: string
nickname: string
avatar_url?: string
country_icon?: string
kind: ("bd" | "sub_bd")
/**
 * Guilds brought in
 */
guild_count: number
/**
 * People in them
 */
member_count: number
}
export interface ExtAdminQuery {
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * Part of the nickname, or an ID
 */
keyword?: string
}
export interface ExtAdminPage {
has_more: boolean
list: ExtAdmin[]
}
/**
 * An outside admin.
 */
export interface ExtAdmin {
uid: string
duid: string
nickname: string
avatar_url?: string
country_icon?: string
/**
 * Guilds brought in
 */
guild_count: number
/**
 * People in them
 */
member_count: number
}
/**
 * Who invited the asking person into the app; empty when nobody did.
 */
export interface InviterHint {
uid?: string
duid?: string
nickname?: string
}
export interface CreationQuery {
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
status?: ApplicationFilter
}
export interface CreationPage {
has_more: boolean
list: CreationApplication[]
}
/**
 * A guild that somebody wants to found, as its reviewer sees it.
 */
export interface CreationApplication {
apply_id: string
name: string
cover: string
country_icon: string
country_name?: string
contact_phone: string
contact_address: string
real_name: string
applicant_uid: string
applicant_duid: string
applicant_name: string
applicant_avatar?: string
inviter_uid: string
inviter_name: string
status: ApplicationStatus
/**
 * Unix seconds
 */
applied_at: number
/**
 * Unix seconds
 */
processed_at?: number
/**
 * Why it was rejected
 */
reason?: string
/**
 * The guild that came of it
 */
gid?: string
}
export interface CreationDecision {
apply_id: string
/**
 * The reviewer decides; the applicant withdraws
 */
result: ("agreed" | "rejected" | "withdrawn")
/**
 * Needed to reject
 */
reason?: string
}
export interface RedDots {
/**
 * Guild applications that wait for the asking person
 */
creation_total: number
}
export interface ExtAdminMemberQuery {
/**
 * The outside admin; the asking person without it
 */
uid?: string
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * Part of the nickname, or an ID
 */
keyword?: string
}
export interface ExtAdminMemberPage {
has_more: boolean
list: ExtAdminMember[]
}
/**
 * A person of the guilds that an outside admin brought in.
 */
export interface ExtAdminMember {
uid: string
duid: string
nickname: string
avatar_url?: string
country_icon?: string
gid: string
guild_name: string
role: GuildRole
/**
 * Unix seconds
 */
joined_at: number
}
export interface ExtAdminCountQuery {
/**
 * The outside admin; the asking person without it
 */
uid?: string
}
export interface ExtAdminCount {
nickname: string
guild_count: number
member_count: number
}
/**
 * A transfer; empty, it only asks for the balance (decision 2).
 */
export interface CoinTransfer {
/**
 * User id or product user ID
 */
receiver_id?: string
/**
 * Coins
 */
amount?: number
}
export interface AgentBalance {
/**
 * Agent coins held
 */
coins: number
/**
 * Of the transfer just made; required in the answer to one (CoinTransferMade)
 */
transfer_no?: string
/**
 * Upper-level agent who got a share of it
 */
upper_name?: string
/**
 * The upper-level agent's share
 */
upper_coins?: number
}
/**
 * Coins for the signed-in person.
 */
export interface NewOwnOrder {
/**
 * Coins for oneself (also when absent), or agent coins to sell
 */
identity?: ("user" | "agent")
country_id: string
method_id: string
/**
 * Amount in the method's currency, decimal string
 */
amount: string
/**
 * The payer's account at the payment provider, where the method asks for it
 */
payer_account?: string
/**
 * The rate that the payer was shown; the server refuses where it is no longer the method's
 */
coins_per_unit?: number
}
export interface TransferQuery {
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
kind?: ("all" | "out" | "share" | "purchase")
/**
 * The order of the rows; falling with a minus
 */
sort?: ("coins" | "-coins" | "created_at" | "-created_at")
/**
 * Only this one
 */
transfer_no?: string
}
export interface TransferPage {
has_more: boolean
list: Transfer[]
}
/**
 * One line of the record of agent coins.
 */
export interface Transfer {
transfer_no: string
/**
 * Sent to a user, received as upper-level agent, or bought
 */
kind: ("out" | "share" | "purchase")
coins: number
/**
 * The user who received the transfer
 */
uid: string
duid: string
nickname: string
avatar_url?: string
/**
 * Who transferred, of a share
 */
agent_name?: string
/**
 * Upper-level agent who got a share
 */
upper_name?: string
/**
 * The upper-level agent's share
 */
upper_coins?: number
/**
 * Unix seconds
 */
created_at: number
}
export interface AgentQuery {
/**
 * From 1; the server decides how many rows a page has (20)
 */
page: number
/**
 * Part of the nickname, or an ID
 */
keyword?: string
}
export interface AgentPage {
has_more: boolean
list: Agent[]
}
/**
 * A reseller who pays withdrawals out.
 */
export interface Agent {
uid: string
duid: string
nickname: string
avatar_url?: string
country_icon?: string
country_id: string
country_name?: string
/**
 * Withdrawals paid out so far
 */
completed_total: number
/**
 * The kinds of accounts that the reseller pays to
 */
channels?: AgentChannel[]
/**
 * The least that the reseller pays out at a time, decimal string
 */
min_diamonds?: string
/**
 * The most that the reseller pays out at a time, decimal string
 */
max_diamonds?: string
}
export interface AgentChannel {
/**
 * English name; in each language as name_ar and its like
 */
name: string
}
export interface PayerQuery {
method_id: string
/**
 * As typed
 */
payer_account: string
}
export interface Payer {
/**
 * As the provider shows it, masked
 */
payer_name: string
}
export interface NewWithdrawal {
/**
 * The reseller
 */
agent_uid: string
/**
 * A withdrawal method of the asking person
 */
method_id: string
/**
 * Decimal string
 */
diamonds: string
/**
 * The rate that the person was shown; the server refuses where it has changed
 */
diamonds_per_unit?: number
}
export interface WithdrawalRef {
order_no: string
}
/**
 * The channel stays; another one is another method.
 */
export interface WithdrawalMethodChange {
id: string
/**
 * Name of the account's holder
 */
holder: string
/**
 * Account number, wallet id or address
 */
account_no: string
bank_name?: string
iban?: string
network?: Network
/**
 * Tax number of the holder; only some markets ask for it
 */
tax_id?: string
}
/**
 * Who uses the app.
 */
export interface NativeUser {
/**
 * User id
 */
uid: string
/**
 * Access token of the web calls
 */
token: string
nikeName?: string
}
/**
 * The app and the device that it runs on.
 */
export interface UserDeviceInfo {
/**
 * 0 is ok
 */
code?: number
msg?: string
/**
 * What headers and texts need.
 */
res: {
/**
 * Version of the app, such as 1.3.14
 */
version?: string
/**
 * Number of the Android build
 */
versionCode?: number
deviceId?: string
phoneModel?: string
systemVersion?: string
/**
 * Language that the app speaks
 */
language?: string
}
}
/**
 * The app as it describes itself.
 */
export interface DeviceInfo {
/**
 * 0 is ok
 */
code?: number
msg?: string
/**
 * What gates look at.
 */
res: {
/**
 * Version of the app, such as 1.3.14
 */
version?: string
/**
 * Number of the Android build
 */
versionCode?: number
}
}
/**
 * A native function by its name.
 */
export interface MethodQuery {
name: string
}
/**
 * The bar below the page.
 */
export interface TabBar {
isShow: boolean
}
/**
 * The back button that the app draws.
 */
export interface BackButton {
isHidden: boolean
}
/**
 * How much is seen of what lies behind the page.
 */
export interface ViewAlpha {
/**
 * 0 is transparent, 1 is opaque
 */
alpha: number
}
/**
 * The place of the app where a task is done.
 */
export interface TaskRoute {
/**
 * Such as daily
 */
route: string
}
/**
 * The centre of a family.
 */
export interface FamilyTarget {
familyId: string
}
/**
 * The profile of a person.
 */
export interface UserTarget {
uid: string
}
/**
 * A room.
 */
export interface RoomTarget {
rid: string
}
/**
 * A tab of a store or of the wallet, counted from 0.
 */
export interface IndexTarget {
/**
 * The first one if absent
 */
index?: number
}
/**
 * A tab of the app's main page.
 */
export interface TabTarget {
/**
 * Such as discover
 */
tab: string
}
/**
 * A page of an activity on the web origin.
 */
export interface ActivityOpen {
url: string
}
/**
 * A game, and the group it is played in.
 */
export interface GameChoice {
type: GameType
/**
 * Group; absent outside of one
 */
gid?: string
}
/**
 * A game and the panel that it opens in.
 */
export interface GameOpen {
type: GameType
/**
 * Empty outside of a group
 */
gid: string
/**
 * Its page on the web origin; empty for games that the app draws itself
 */
url: string
width: number
height: number
}
/**
 * A place of the app with what tells which one.
 */
export interface LinkChoice {
target: LinkTarget
/**
 * main
 */
tab?: string
/**
 * user
 */
uid?: string
/**
 * userStore, appStore, wallet; 0 if absent
 */
index?: number
/**
 * family
 */
familyId?: string
/**
 * group
 */
gid?: string
}
/**
 * A deep link in the app's own scheme.
 */
export interface LinkOpen {
schema: string
}
/**
 * Another app on the device.
 */
export interface ThirdApp {
app: ("whatsapp" | "snapchat" | "instagram" | "facebook")
}
/**
 * What is shared, and where.
 */
export interface Share {
type: ShareType
text: string
/**
 * Shown after copying; type 7 only
 */
tips?: string
}
/**
 * What was shared.
 */
export interface ShareAnswer {
/**
 * 0 is ok
 */
code?: number
msg?: string
/**
 * As it was shared.
 */
res: {
type: ShareType
text: string
/**
 * Type 7 only
 */
tips?: string
}
}
/**
 * The room that was made.
 */
export interface NewRoom {
rid: string
}
/**
 * What may be chosen.
 */
export interface ImageChoice {
/**
 * At most so many; default 1
 */
count?: number
/**
 * Default compressed
 */
sizeType?: ("compressed" | "original")
/**
 * Whether videos may be chosen too; default no
 */
mp4Enabled?: boolean
/**
 * Default 10
 */
ts?: number
}
/**
 * A chosen image.
 */
export interface NativeImage {
/**
 * What the app knows it by
 */
path?: string
/**
 * Its bytes in Base64, with or without the head of a data address
 */
data?: string
}
/**
 * Images to be put on the server.
 */
export interface UploadChoice {
images: ImageList
}
/**
 * How far the page has been loaded.
 */
export interface Progress {
/**
 * 2 is half way, 3 is done
 */
type: number
/**
 * Percent, for other types
 */
progress?: number
}
/**
 * Whether the page is shown over the app.
 */
export interface TransparentView {
isOpen: boolean
}
/**
 * Whether the page went back itself.
 */
export interface BackAnswer {
isHandled: boolean
}
export interface LoginForm {
/**
 * User name or product user ID
 */
account: string
password: string
}
/**
 * Coins for somebody, to be paid on the cashier's page.
 */
export interface RechargeForm {
/**
 * User id or product user ID
 */
user_id: string
country_id: string
method_id: string
/**
 * Amount in the method's currency, decimal string
 */
amount: string
/**
 * The payer's account at the payment provider, where the method asks for it
 */
payer_account?: string
/**
 * The rate that the payer was shown; the server refuses where it is no longer the method's
 */
coins_per_unit?: number
currency?: string
min_amount?: string
max_amount?: string
/**
 * @maxItems 20
 */
amounts?: string[]
agree: true
needs_payer?: boolean
receiver_name?: string
receiver_image?: string
method_name?: string
method_image?: string
}
export interface PaymentCheckForm {
order_no: string
}
/**
 * A guild somebody wants to found.
 */
export interface GuildCreateForm {
name: string
/**
 * Image address
 */
cover: string
country_id: string
contact_phone: string
contact_address: string
real_name: string
/**
 * ID of an outside admin or BD
 */
inviter_uid: string
}
/**
 * Accounts of each country, as their owners know them. Forms hold to it; the wire does not.
 */
export interface WithdrawMethodForm {
channel_id: string
kind: ("bank" | "wallet" | "crypto")
/**
 * Name of the account's holder
 */
holder: string
/**
 * Account number, wallet id or address
 */
account_no: string
bank_name?: string
iban?: string
/**
 * Tax number of the holder; only some markets ask for it
 */
tax_id?: string
/**
 * Network of a crypto address.
 */
network?: ("TRC20" | "ERC20" | "BEP20" | "TON")
/**
 * @maxItems 20
 * 
 * Items: Network of a crypto address.
 */
networks?: ("TRC20" | "ERC20" | "BEP20" | "TON")[]
country_id?: string
}
export interface DisputeForm {
kind: ("not_received" | "received_less")
/**
 * Amount that has arrived in all, over every transfer of the order; decimal string
 */
amount?: string
/**
 * @maxItems 9
 */
images?: string[]
text?: string
}
export interface LateDisputeForm {
/**
 * @maxItems 9
 */
images?: string[]
text?: string
}
/**
 * The reseller will not pay.
 */
export interface RefusalForm {
reason: string
}
/**
 * The reseller takes the order (process), has paid (transfer), or has paid again after a complaint (reprocess).
 */
export interface ProofForm {
/**
 * Proof; transfer and reprocess need it
 * 
 * @minItems 1
 * @maxItems 9
 */
images: string[]
}
/**
 * The reseller takes the order (process), has paid (transfer), or has paid again after a complaint (reprocess).
 */
export interface AnswerForm {
/**
 * Proof; transfer and reprocess need it
 * 
 * @minItems 1
 * @maxItems 9
 */
images: string[]
/**
 * What the reseller answers to the complaint; reprocess may have it
 */
text?: string
/**
 * The reseller has sent what was missing, or says that all of it was sent before
 */
answer?: ("sent" | "denied")
}
/**
 * Coins for the signed-in person.
 */
export interface OwnRechargeForm {
/**
 * Coins for oneself (also when absent), or agent coins to sell
 */
identity: ("user" | "agent")
country_id: string
method_id: string
/**
 * Amount in the method's currency, decimal string
 */
amount: string
/**
 * The payer's account at the payment provider, where the method asks for it
 */
payer_account?: string
/**
 * The rate that the payer was shown; the server refuses where it is no longer the method's
 */
coins_per_unit?: number
needs_payer?: boolean
currency?: string
min_amount?: string
max_amount?: string
/**
 * @maxItems 20
 */
amounts?: string[]
agree: true
method_name?: string
method_image?: string
}
/**
 * A transfer; empty, it only asks for the balance (decision 2).
 */
export interface TransferForm {
/**
 * User id or product user ID
 */
receiver_id: string
/**
 * Coins
 */
amount: number
receiver_name?: string
receiver_image?: string
receiver_uid?: string
receiver_country?: string
}
export interface WithdrawForm {
/**
 * The reseller
 */
agent_uid: string
/**
 * A withdrawal method of the asking person
 */
method_id: string
/**
 * Decimal string
 */
diamonds: string
reseller_min?: string
reseller_max?: string
reseller_name?: string
reseller_duid?: string
reseller_image?: string
method_name?: string
method_account?: string
method_image?: string
method_holder?: string
method_iban?: string
}
/**
 * The channel stays; another one is another method.
 */
export interface MethodChangeForm {
/**
 * Name of the account's holder
 */
holder: string
/**
 * Account number, wallet id or address
 */
account_no: string
bank_name?: string
iban?: string
/**
 * Network of a crypto address.
 */
network?: ("TRC20" | "ERC20" | "BEP20" | "TON")
/**
 * Tax number of the holder; only some markets ask for it
 */
tax_id?: string
kind: ("bank" | "wallet" | "crypto")
country_id?: string
}
export interface CreationRefusalForm {
/**
 * Needed to reject
 */
reason: string
}
/**
 * Who uses the page; what configs read as user.*
 */
export interface Session {
/**
 * User id
 */
uid: string
/**
 * Nickname, spelled as on the wire
 */
nikeName: string
/**
 * The product user ID that people see and type
 */
duid: string
avatar_url?: string
/**
 * Coins held
 */
gold: number
/**
 * gold / 100, decimal string
 */
gemstone: string
/**
 * 0 shows the agent side, 1 the ordinary side
 */
cacheUserRole: (0 | 1)
/**
 * Absent without a guild
 */
guild_id?: string
guild_role?: GuildRole
guild_name?: string
/**
 * Recharge agent
 */
is_agent: boolean
/**
 * Pays withdrawals out
 */
is_reseller: boolean
/**
 * Business developer
 */
is_bd: boolean
/**
 * Subordinate BD
 */
is_sub_bd: boolean
/**
 * Outside admin
 */
is_ext_admin: boolean
country_id: string
country_name?: string
/**
 * Diamonds that can be withdrawn, decimal string
 */
diamonds: string
/**
 * Whole days until settlement clears the diamonds; 0 is under one day
 */
settlement_days?: number
/**
 * Settlement, unix seconds
 */
settlement_at?: number
/**
 * Agent who gets a share of transfers to users below
 */
is_upper_agent: boolean
}
