/** The tables, made anew. Amounts are hundredths, moments unix seconds, ids texts. */
export const tables = `
create table meta (version text);
create table settings (name text primary key, value text not null);
create table countries (id text primary key, code text, name text, names text, icon text, phone_code text, currency text);
create table users (
  uid text primary key, duid text not null unique, user_name text unique, password text,
  nickname text not null, search text not null, avatar text, country_id text not null,
  agent int not null default 0, is_upper_agent int not null default 0, upper_uid text,
  is_reseller int not null default 0, is_bd int not null default 0, is_sub_bd int not null default 0, is_ext_admin int not null default 0, inviter_uid text, bd_uid text
);
create table tokens (token text primary key, uid text not null, expires_at int not null);

create table guilds (
  gid text primary key, name text not null, search text not null, cover text not null, country_id text not null,
  owner_uid text not null, contact_phone text, contact_address text, real_name text, inviter_uid text,
  bound_to text, created_at int not null
);
create table members (
  uid text primary key, gid text not null, role text not null, place int not null, joined_at int not null
);
create index members_by_guild on members (gid, place, joined_at, uid);
create table joins (
  gid text, uid text, status text not null, at int not null, processed_at int, primary key (gid, uid)
);
create table invitations (gid text, uid text, at int not null, primary key (gid, uid));
create table creations (
  apply_id text primary key, uid text not null, name text, cover text, country_id text, contact_phone text,
  contact_address text, real_name text, inviter_uid text, status text not null, at int not null,
  processed_at int, reason text, gid text
);

create table payment_methods (id text primary key, country_id text not null, body text not null);
create table payments (
  order_no text primary key, payment_no text not null, uid text not null, country_id text not null,
  method_id text not null, amount int not null, currency text not null, coins int not null, status text not null,
  created_at int not null, paid_at int, identity text not null, payer_account text,
  receiver_id text
);
create table transfers (
  transfer_no text primary key, agent_uid text not null, uid text not null, coins int not null, upper_uid text,
  upper_coins int, at int not null
);

create table channels (id text primary key, country_id text, kind text not null, body text not null);
create table withdrawal_methods (
  id text primary key, uid text not null, channel_id text not null, kind text not null, holder text not null,
  account_no text not null, bank_name text, iban text, network text, tax_id text, created_at int not null
);
create table reseller_kinds (uid text not null, kind text not null, primary key (uid, kind));
create table reseller_limits (uid text primary key, least int, most int);
create table withdrawals (
  order_no text primary key, uid text not null, reseller_uid text not null, method_id text, payee text not null,
  amount int not null, currency text not null, diamonds int not null, status text not null,
  requested_at int not null, expected_at int, accepted_at int, transferred_at int, completed_at int, cancelled_at int, closed_at int,
  reason text, dispute_state text not null default 'none', dispute_kind text, dispute_since int, dispute_amount int,
  dispute_text text, dispute_images text, reprocessed_at int, dispute_answer text
);
create index withdrawals_by_user on withdrawals (uid, requested_at);
create index withdrawals_by_reseller on withdrawals (reseller_uid, requested_at);
create table proofs (order_no text not null, url text not null, uploaded_at int not null);
create index proofs_by_order on proofs (order_no);
create table after_sales (
  order_no text not null, by_side text not null, at int not null, kind text, amount int, said text, images text not null
);
create index after_sales_by_order on after_sales (order_no);

create table entries (id integer primary key, account text, unit text, amount int not null, at int not null, note text);
create table balances (account text, unit text, amount int not null, primary key (account, unit));
create table first_answers (
  key text, owner text, endpoint text, body text not null, envelope text not null, primary key (key, owner, endpoint)
);
create table images (
  id text primary key, signature text not null, type text not null, expires_at int not null, data blob
);
`

export const tableNames: readonly string[] = [...tables.matchAll(/create table (\w+)/g)].map(([, name = '']) => name)

/** Drops every table. */
export const dropTables = tableNames.map((name) => `drop table if exists ${name};`).join('\n')
