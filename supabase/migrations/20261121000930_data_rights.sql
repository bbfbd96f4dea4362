-- Data rights: being forgotten (GDPR Art. 17). Copies of one's data stand in the chapter data_exports.
--
--                     whoever asked  owner                 admin
-- erasure_requests    own s          school's players s    s
-- erasures            -              -                     s
--
-- request_erasure only asks: the owner decides
-- about a player's record, an administrator about an account, within a month (due_on); the answer
-- and the reason stay. Until then whoever asked may withdraw (withdraw_erasure). States: requested to
-- approved, refused or withdrawn, approved to done.
--
-- Erasing a player removes every personal row at once and leaves an anonymous one behind where history
-- hangs on it (attendance, match events, fees): numbers without a name. Its files can be read by nobody
-- from that moment and are deleted by the function erase-data within minutes. An account is erased by the
-- same function, after its files: claim_account_erasures hands approved requests out, erase_account does
-- the rest. A request is done when no row and no file is left; receipt counts both
-- ({rows: {table: n}, files: {bucket: n}}), erasures keeps the proof. What the law keeps (orders, invoices)
-- stays without the person. Backups roll out in 30 days.

-- Types --------------------------------------------------------------------------------------

create type public.erasure_status as enum ('requested', 'approved', 'refused', 'done', 'withdrawn');

-- Tables -------------------------------------------------------------------------------------

create table public.erasure_requests (
  id uuid not null default gen_random_uuid(),
  school_id uuid,
  requested_by uuid default auth.uid(),
  user_id uuid,
  player_id uuid,
  retention_id uuid,
  status public.erasure_status not null default 'requested',
  reason text,
  due_on date not null default (current_date + interval '1 month')::date,
  decided_by uuid,
  decided_at timestamptz,
  receipt jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint erasure_requests_pkey primary key (id),
  constraint erasure_requests_school foreign key (school_id) references public.schools (id) on delete set null,
  constraint erasure_requests_requested_by foreign key (requested_by) references public.users (id) on delete set null,
  constraint erasure_requests_user foreign key (user_id) references public.users (id) on delete set null,
  constraint erasure_requests_player foreign key (player_id) references public.players (id) on delete set null,
  constraint erasure_requests_retention foreign key (retention_id)
  references public.retention_proposals (id) on delete set null,
  constraint erasure_requests_one_subject check (num_nonnulls(user_id, player_id) <= 1),
  constraint erasure_requests_reason_length check (char_length(reason) <= 1000),
  constraint erasure_requests_decided check ((status = 'requested') = (decided_at is null)),
  constraint erasure_requests_receipt_form check (
    jsonb_typeof(receipt -> 'rows') = 'object' and jsonb_typeof(receipt -> 'files') = 'object'
  )
);

comment on column public.erasure_requests.retention_id is 'Nobody asked: the school''s retention is over.';
comment on column public.erasure_requests.receipt is
  'What was erased, as {rows: {table: count}, files: {bucket: count}}; complete when the status is done.';

-- Proof that somebody was erased, without saying who: only who knows the id can find it.
create table public.erasures (
  subject_hash bytea not null,
  kind text not null,
  created_at timestamptz not null default now(),
  constraint erasures_pkey primary key (subject_hash),
  constraint erasures_kind_known check (kind in ('account', 'player'))
);

-- Attempts at erasing accounts; nobody reads it but the functions below.
create table private.account_erasures (
  request_id uuid not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  constraint account_erasures_pkey primary key (request_id),
  constraint account_erasures_request foreign key (request_id)
  references public.erasure_requests (id) on delete cascade
);

-- Indexes ------------------------------------------------------------------------------------

create index erasure_requests_school on public.erasure_requests (school_id, created_at desc);
create index erasure_requests_requested_by on public.erasure_requests (requested_by);
create index erasure_requests_user on public.erasure_requests (user_id);
create index erasure_requests_player on public.erasure_requests (player_id);
create index erasure_requests_retention on public.erasure_requests (retention_id);
create index erasure_requests_decided_by on public.erasure_requests (decided_by);
create unique index erasure_requests_one_open_account on public.erasure_requests (user_id)
where status in ('requested', 'approved');
create unique index erasure_requests_one_open_player on public.erasure_requests (player_id)
where status in ('requested', 'approved');

-- Triggers -----------------------------------------------------------------------------------

create trigger erasure_requests_states before update of status on public.erasure_requests
for each row when (new.status is distinct from old.status)
execute function private.refuse_illegal_move(
  'requested>approved', 'requested>refused', 'requested>withdrawn', 'approved>done'
);
create trigger erasures_append_only before update or delete on public.erasures
for each row execute function private.refuse_rewriting_history();

-- Policies -----------------------------------------------------------------------------------

alter table public.erasure_requests enable row level security;
alter table public.erasures enable row level security;

create policy erasure_requests_select on public.erasure_requests for select to authenticated using (
  requested_by = (select auth.uid())
  or school_id = any(array(select private.my_owned_school_ids()))
  or (select private.is_admin())
);

create policy erasures_select on public.erasures for select to authenticated using (
  (select private.is_admin())
);

-- Functions ----------------------------------------------------------------------------------

-- Asks to be forgotten: without p_player_id the own account, else one's child or own record.
-- Errors: not_your_child (42501), already_requested (P0001).
create function public.request_erasure(p_player_id uuid default null)
returns public.erasure_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  asked public.erasure_requests;
begin
  if not private.is_active() or (
    p_player_id is not null and not p_player_id = any(array(
      select private.my_consenting_player_ids() union select private.my_own_player_ids()
    ))
  ) then
    raise exception 'not_your_child' using errcode = '42501';
  end if;
  begin
    insert into public.erasure_requests (school_id, requested_by, user_id, player_id)
    values (
      (select school_id from public.players where id = p_player_id), me,
      case when p_player_id is null then me end, p_player_id
    )
    returning * into asked;
  exception when unique_violation then
    raise exception 'already_requested' using errcode = 'P0001';
  end;
  perform private.audit(
    'erasure_requested', asked.school_id, asked.user_id, asked.player_id,
    jsonb_build_object('request_id', asked.id)
  );
  return asked;
end;
$$;

-- Takes one's own request back, as long as nobody has decided.
-- Errors: not_your_request (42501), illegal_move (P0001) once it is decided.
create function public.withdraw_erasure(p_request_id uuid)
returns public.erasure_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  request public.erasure_requests;
begin
  select * into request from public.erasure_requests where id = p_request_id for update;
  if not found or not private.is_active() or request.requested_by is distinct from me then
    raise exception 'not_your_request' using errcode = '42501';
  end if;
  if request.status = 'withdrawn' then
    return request;
  end if;
  update public.erasure_requests
  set status = 'withdrawn', decided_by = me, decided_at = now()
  where id = request.id
  returning * into request;
  perform private.audit(
    'erasure_withdrawn', request.school_id, request.user_id, request.player_id,
    jsonb_build_object('request_id', request.id)
  );
  return request;
end;
$$;

-- Brings the receipt of an approved request up to date with its deleted files. A player's request is
-- done with its last file; an account's in erase_account.
create function private.update_receipt(p_request_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  with files as (
    select
      coalesce(jsonb_object_agg(bucket_id, total) filter (where total > 0), '{}') as deleted,
      coalesce(sum(waiting), 0) as waiting
    from (
      select bucket_id, count(deleted_at) as total, count(*) - count(deleted_at) as waiting
      from private.file_deletions where request_id = p_request_id group by bucket_id
    ) as counted
  )
  update public.erasure_requests as request
  set receipt = jsonb_build_object(
      'rows', coalesce(request.receipt -> 'rows', '{}'), 'files', files.deleted
    ),
    status = case
      when request.player_id is not null and files.waiting = 0 then 'done' else request.status
    end
  from files
  where request.id = p_request_id and request.status = 'approved';
  select private.update_retention_receipt(retention_id)
  from public.erasure_requests where id = p_request_id and retention_id is not null;
$$;

-- Removes what is personal about a player. Rows that go with the player are deleted, rows that are
-- history keep pointing to a record without name, birthday (the year remains), picture or account.
-- Queues the files, for the receipt of p_request_id. Answers {table: deleted rows}.
create function private.erase_player(p_player_id uuid, p_request_id uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  place record;
  gone int;
  counts jsonb := '{}';
begin
  for place in
    select
      reference.conrelid::regclass as relation, relation.relname, attribute.attname,
      relation.relnamespace = 'public'::regnamespace as is_counted
    from pg_catalog.pg_constraint as reference
    join pg_catalog.pg_class as relation on relation.oid = reference.conrelid
    join pg_catalog.pg_attribute as attribute
      on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confrelid = 'public.players'::regclass
      and reference.confdeltype = 'c'
      and reference.conrelid <> 'public.squad_members'::regclass
  loop
    execute format('delete from %s where %I = $1', place.relation, place.attname) using p_player_id;
    get diagnostics gone = row_count;
    if gone > 0 and place.is_counted then
      counts := counts || jsonb_build_object(
        place.relname, coalesce((counts ->> place.relname)::int, 0) + gone
      );
    end if;
  end loop;
  update public.squad_members set left_on = greatest(current_date, joined_on), shirt_number = null
  where player_id = p_player_id and left_on is null;
  perform private.queue_folder_deletion('player-photos', p_player_id, 'erased', p_request_id);
  update public.players
  set first_name = '-', last_name = '-', photo_path = null, user_id = null, strong_foot = null,
    date_of_birth = make_date(extract(year from date_of_birth)::int, 1, 1)
  where id = p_player_id;
  insert into public.erasures (subject_hash, kind)
  values (extensions.digest(p_player_id::text, 'sha256'), 'player')
  on conflict do nothing;
  return counts || jsonb_build_object('players', 1);
end;
$$;

-- How many rows go with an account, as {table: count}; messages lose their words instead.
create function private.count_account_rows(p_user_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  place record;
  total int;
  counts jsonb := '{}';
begin
  for place in
    select
      relation.relname,
      -- No table has more than two.
      min(attribute.attname::text) as one_column, max(attribute.attname::text) as other_column
    from pg_catalog.pg_constraint as reference
    join pg_catalog.pg_class as relation on relation.oid = reference.conrelid
    join pg_catalog.pg_attribute as attribute
      on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
    where reference.contype = 'f' and reference.confdeltype = 'c'
      and relation.relnamespace = 'public'::regnamespace
      and reference.confrelid in ('public.users'::regclass, 'auth.users'::regclass)
    group by relation.relname
  loop
    execute format(
      'select count(*) from public.%I as entry where $1 in (entry.%I, entry.%I)',
      place.relname, place.one_column, place.other_column
    )
    into total using p_user_id;
    if total > 0 then
      counts := counts || jsonb_build_object(place.relname, total);
    end if;
  end loop;
  select count(*) into total from public.messages where author_id = p_user_id;
  return case when total > 0 then counts || jsonb_build_object('messages', total) else counts end;
end;
$$;

-- The answer to a request. The rows of a player are erased in the same moment, its files and accounts by
-- the function erase-data.
-- Owner for players of the school, administrator for accounts.
-- Errors: not_your_decision (42501), illegal_move, reason_required (P0001).
create function public.decide_erasure(p_request_id uuid, p_is_approved boolean, p_reason public.long_text default null)
returns public.erasure_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.erasure_requests;
  erased jsonb;
begin
  select * into request from public.erasure_requests where id = p_request_id for update;
  if not found or not (
    (
      request.player_id is not null
      and request.school_id = any(array(select private.my_owned_school_ids()))
    )
    or (request.player_id is null and private.is_admin())
  ) then
    raise exception 'not_your_decision' using errcode = '42501';
  end if;
  if not p_is_approved and nullif(btrim(p_reason), '') is null then
    raise exception 'reason_required' using errcode = 'P0001';
  end if;
  update public.erasure_requests
  set status = case when p_is_approved then 'approved' else 'refused' end::public.erasure_status,
    reason = nullif(btrim(p_reason), ''), decided_by = (select auth.uid()), decided_at = now()
  where id = request.id
  returning * into request;
  perform private.audit(
    case when p_is_approved then 'erasure_approved' else 'erasure_refused' end,
    request.school_id, request.user_id, request.player_id, jsonb_build_object('request_id', request.id)
  );
  perform private.notify(
    array[request.requested_by], 'system',
    case when p_is_approved then 'erasure_approved' else 'erasure_refused' end, '{}', '/settings/data'
  );
  if p_is_approved and request.player_id is not null then
    erased := private.erase_player(request.player_id, request.id);
    update public.erasure_requests set receipt = jsonb_build_object('rows', erased, 'files', '{}'::jsonb)
    where id = request.id;
    perform private.update_receipt(request.id);
  elsif p_is_approved then
    perform private.queue_account_files(request.user_id, 'erased', request.id);
    insert into private.account_erasures (request_id) values (request.id);
  end if;
  select * into request from public.erasure_requests where id = p_request_id;
  return request;
end;
$$;

-- Hands out approved accounts whose files are all deleted, for five minutes.
create function public.claim_account_erasures(p_batch int)
returns setof uuid
language sql
security definer
set search_path = ''
as $$
  update private.account_erasures as claimed
  set attempts = claimed.attempts + 1, next_attempt_at = now() + interval '5 minutes'
  where claimed.request_id in (
    select due.request_id
    from private.account_erasures as due
    join public.erasure_requests as request on request.id = due.request_id and request.status = 'approved'
    where due.next_attempt_at <= now()
      and not exists (
        select from private.file_deletions as file
        where file.request_id = due.request_id and file.deleted_at is null
      )
    order by due.next_attempt_at
    limit least(greatest(p_batch, 1), 20)
    for update of due skip locked
  )
  returning claimed.request_id;
$$;

-- The last step of erasing an account: messages lose their words and author, the account goes with
-- everything that hangs on it, the approved request is done and has its receipt.
-- Errors: erasure_not_approved, files_left (P0001) when something was uploaded meanwhile.
create function public.erase_account(p_request_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  request public.erasure_requests;
  erased jsonb;
begin
  select * into request from public.erasure_requests where id = p_request_id for update;
  if not found or request.status <> 'approved' or request.user_id is null then
    raise exception 'erasure_not_approved' using errcode = 'P0001';
  end if;
  perform private.queue_account_files(request.user_id, 'erased', request.id);
  if exists (
    select from private.file_deletions where request_id = request.id and deleted_at is null
  ) then
    raise exception 'files_left' using errcode = 'P0001';
  end if;
  erased := private.count_account_rows(request.user_id);
  perform private.forget_messages_of(request.user_id);
  insert into public.erasures (subject_hash, kind)
  values (extensions.digest(request.user_id::text, 'sha256'), 'account')
  on conflict do nothing;
  update public.erasure_requests set receipt = jsonb_build_object('rows', erased, 'files', '{}'::jsonb)
  where id = request.id;
  perform private.update_receipt(request.id);
  update public.erasure_requests set status = 'done' where id = request.id;
  delete from private.account_erasures where request_id = request.id;
  delete from auth.users where id = request.user_id;
end;
$$;

-- Notes why an account could not be erased; it is tried again after 1, 4, 9 … minutes, at most a day.
-- Files that came meanwhile are queued here: erase_account undid everything when it refused.
create function public.fail_account_erasure(p_request_id uuid, p_error text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.queue_account_files(user_id, 'erased', id)
  from public.erasure_requests where id = p_request_id and status = 'approved' and user_id is not null;
  update private.account_erasures
  set last_error = left(p_error, 1000),
    next_attempt_at = now() + least(attempts * attempts * interval '1 minute', interval '1 day')
  where request_id = p_request_id;
$$;

-- Grants -------------------------------------------------------------------------------------

revoke all on public.erasure_requests, public.erasures from anon, authenticated;

grant select on public.erasure_requests, public.erasures to authenticated;

grant execute on function
  public.request_erasure(uuid),
  public.withdraw_erasure(uuid),
  public.decide_erasure(uuid, boolean, public.long_text)
to authenticated;
grant execute on function
  public.claim_account_erasures(int),
  public.erase_account(uuid),
  public.fail_account_erasure(uuid, text)
to service_role;
