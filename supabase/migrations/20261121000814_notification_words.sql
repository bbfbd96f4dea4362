-- Notification words: what administrators write in place of the standard words of e-mails and pushes.
--
--                     everybody   admin   service role
-- list_news_words     -           x       -
-- write_news_words    -           x       -
-- remove_news_words   -           x       -
-- read_news_words     -           -       x, for the workers
--
-- The standard words stand in supabase/functions/_shared/news. Whoever has no words here is sent those, and
-- so is everybody whose news lacks a fact that the written words name. Words are text: the layout of an e-mail
-- escapes them, a subject has one line, and the link is a button that nobody can write away.
--
-- A subject is read on lock screens: it may name what the standard subject names, and never a child.

-- Tables ------------------------------------------------------------------------------------

-- Not exposed: read and written by functions.
create table private.news_words (
  kind text not null,
  locale text not null,
  subject text not null,
  body text not null,
  full_body text,
  updated_by uuid,
  updated_at timestamptz not null default clock_timestamp(),
  constraint news_words_pkey primary key (kind, locale),
  constraint news_words_updated_by foreign key (updated_by) references public.users (id) on delete set null,
  constraint news_words_locale_known check (locale in ('en', 'de', 'bg')),
  constraint news_words_subject_length check (char_length(subject) between 1 and 120),
  constraint news_words_body_length check (char_length(body) between 1 and 1000),
  constraint news_words_full_body_length check (char_length(full_body) between 1 and 1000)
);

comment on column private.news_words.full_body is
  'Used instead of the body when everything it names is known; empty: always the body.';

create index news_words_updated_by on private.news_words (updated_by);

revoke all on private.news_words from public, anon, authenticated, service_role;

-- Predicates --------------------------------------------------------------------------------

-- Every kind with words, the variables each of its texts may name, and those the law or safety needs there;
-- in_full is null where the standard words have one text only. A test proves that the standard words agree.
create function private.wordable_news()
returns table (
  kind text, in_subject text[], in_body text[], in_full text[], needed_in_body text[], needed_in_full text[]
)
language sql
immutable
set search_path = ''
as $$
  select
    known.name, known.in_subject::text[], known.in_body::text[], known.in_full::text[],
    case known.name
      when 'invitation' then '{role,school}'
      when 'notice_received' then '{contract}'
      else '{}'
    end::text[],
    case
      when known.name = 'invitation' then '{role,school}'
      when known.name ~ '^(notice|order|consent|email|plan)_' then known.in_full
      else '{}'
    end::text[]
  from (values
    ('announcement', '{team}', '{person,team}', null),
    ('announcement_to_read', '{team}', '{team}', null),
    ('assessment_shared', '{}', '{}', null),
    ('award_won', '{}', '{}', null),
    ('change_to_see', '{team}', '{team}', null),
    ('change_unseen', '{team}', '{team}', '{count,player,team}'),
    ('concern_raised', '{}', '{}', null),
    ('consent_withdrawn', '{}', '{}', '{player,purpose}'),
    ('email_change_started', '{}', '{}', '{address}'),
    ('email_changed', '{}', '{}', '{address}'),
    ('erasure_approved', '{}', '{}', null),
    ('erasure_refused', '{}', '{}', null),
    ('fee_charged', '{}', '{}', null),
    ('fee_reminder', '{}', '{}', null),
    ('file_refused', '{}', '{}', null),
    ('goals_proposed', '{}', '{}', null),
    ('goals_review_due', '{}', '{}', '{player}'),
    ('goals_reviewed', '{}', '{}', null),
    ('guardian_added', '{}', '{}', '{by,person,player}'),
    ('guardian_asked', '{}', '{}', '{by,player}'),
    ('guardian_confirmed', '{}', '{}', '{by,player}'),
    ('guardian_objected', '{}', '{}', '{by,person,player}'),
    ('guardian_to_confirm', '{}', '{}', '{person,player}'),
    ('invitation', '{}', '{role,school}', '{inviter,role,school}'),
    ('join_asked', '{}', '{}', '{player,team}'),
    ('lift_accepted', '{team}', '{team}', '{player,team}'),
    ('lift_asked', '{team}', '{team}', '{player,team}'),
    ('lift_declined', '{team}', '{team}', '{player,team}'),
    ('match_answer_missing', '{team}', '{team}', '{player,team}'),
    ('match_called_up', '{team}', '{team}', '{player,team}'),
    ('match_cancelled', '{team}', '{team}', '{count,team}'),
    ('match_moved', '{team}', '{team}', '{count,team}'),
    ('match_not_called', '{team}', '{team}', '{player,team}'),
    ('match_planned', '{team}', '{team}', '{count,team}'),
    ('match_reminder', '{team}', '{team}', null),
    ('match_report_published', '{team}', '{team}', null),
    ('match_vote_opened', '{team}', '{team}', null),
    ('mentioned', '{team}', '{team}', '{person,team}'),
    ('message_received', '{team}', '{team}', null),
    ('message_reported', '{}', '{}', null),
    ('mfa_disabled', '{}', '{}', null),
    ('mfa_enabled', '{}', '{}', null),
    ('move_asked', '{}', '{}', '{player,team}'),
    ('move_confirmed', '{}', '{}', '{player,team}'),
    ('move_declined', '{}', '{}', '{player,team}'),
    ('note_shared', '{}', '{}', '{player}'),
    ('notice_accepted', '{}', '{}', '{contract}'),
    ('notice_declined', '{}', '{}', '{contract}'),
    ('notice_received', '{}', '{contract}', '{contract,when}'),
    ('notice_settled', '{}', '{}', '{contract}'),
    ('notice_to_answer', '{}', '{}', '{contract}'),
    ('office_offered', '{}', '{}', '{duty}'),
    ('office_to_confirm', '{}', '{}', '{duty}'),
    ('order_awaits_guardian', '{}', '{}', '{number}'),
    ('order_cancelled', '{}', '{}', '{number}'),
    ('order_delivered', '{}', '{}', '{number}'),
    ('order_paid', '{}', '{}', '{number}'),
    ('order_received', '{}', '{}', '{number}'),
    ('order_shipped', '{}', '{}', '{number}'),
    ('password_changed', '{}', '{}', null),
    ('plan_grace_ending', '{}', '{}', '{plan,price,when}'),
    ('plan_payment_failed', '{}', '{}', '{plan,price,when}'),
    ('plan_payment_late', '{}', '{}', '{plan,price,when}'),
    ('plan_trial_ending', '{}', '{}', '{plan,price,when}'),
    ('player_account_to_confirm', '{}', '{}', '{person,player}'),
    ('role_declined', '{}', '{role}', '{role,school}'),
    ('role_granted', '{}', '{role}', '{role,school}'),
    ('role_requested', '{}', '{requester,role}', '{requester,role,school}'),
    ('second_factor_removed', '{}', '{}', null),
    ('support_answer', '{number}', '{number}', null),
    ('support_reply', '{number}', '{number}', null),
    ('support_ticket', '{number}', '{number}', null),
    ('task_assigned', '{}', '{}', '{player}'),
    ('task_cheered', '{}', '{}', '{person}'),
    ('task_reminder', '{}', '{}', '{player}'),
    ('training_answer_missing', '{team}', '{team}', '{player,team}'),
    ('training_cancelled', '{team}', '{team}', '{count,team}'),
    ('training_moved', '{team}', '{team}', '{count,team}'),
    ('training_planned', '{team}', '{team}', '{count,team}'),
    ('training_reminder', '{team}', '{team}', null)
  ) as known (name, in_subject, in_body, in_full);
$$;

-- Errors: unknown_variable, missing_variable (P0001), each with the variable as its detail.
create function private.refuse_variables(p_text text, p_known text[], p_needed text[])
returns void
language plpgsql
immutable
set search_path = ''
as $$
declare
  wrong text;
begin
  select found.words[1] into wrong
  from pg_catalog.regexp_matches(p_text, '\{[^{}]*\}|[{}]', 'g') as found (words)
  where found.words[1] not in (select '{' || name || '}' from unnest(p_known) as name)
  limit 1;
  if wrong is not null then
    raise exception 'unknown_variable' using errcode = 'P0001', detail = wrong;
  end if;
  select name into wrong from unnest(p_needed) as name where strpos(coalesce(p_text, ''), '{' || name || '}') = 0 limit 1;
  if wrong is not null then
    raise exception 'missing_variable' using errcode = 'P0001', detail = '{' || wrong || '}';
  end if;
end;
$$;

-- Functions ---------------------------------------------------------------------------------

-- Every kind, its subject, the variables of its texts, and its own words: a list of {locale, subject, body,
-- full_body, updated_at, updated_by: a name or null}. Error: admin_only (42501).
create function public.list_news_words()
returns table (
  kind text,
  category public.notification_category,
  in_subject text[],
  in_body text[],
  in_full text[],
  needed_in_body text[],
  needed_in_full text[],
  words jsonb
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  return query
  select
    known.kind, private.category_of(known.kind), known.in_subject, known.in_body, known.in_full,
    known.needed_in_body, known.needed_in_full,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'locale', own.locale, 'subject', own.subject, 'body', own.body, 'full_body', own.full_body,
        'updated_at', own.updated_at,
        'updated_by', nullif(btrim(writer.first_name || ' ' || writer.last_name), '')
      ) order by own.locale)
      from private.news_words as own
      left join public.users as writer on writer.id = own.updated_by
      where own.kind = known.kind
    ), '[]'::jsonb)
  from private.wordable_news() as known
  order by private.category_of(known.kind), known.kind;
end;
$$;

-- Writes the words of a kind in a language; answers when. p_subject: at most 120 characters on one line;
-- p_body, p_full_body: at most 1000 each, lines allowed; p_seen_at: when the words were written that the
-- writer has seen, empty for the standard words. Errors: admin_only (42501); kind_unknown, text_refused,
-- unknown_variable, missing_variable, words_changed (P0001) when somebody else was faster.
create function public.write_news_words(
  p_kind public.short_text,
  p_locale public.short_text,
  p_subject public.short_text,
  p_body public.long_text,
  p_full_body public.long_text default null,
  p_seen_at timestamptz default null
)
returns timestamptz
language plpgsql
security definer
set search_path = ''
as $$
declare
  rule record;
  subject text := btrim(coalesce(p_subject, ''));
  body text := btrim(coalesce(p_body, ''), E' \n');
  full_body text := nullif(btrim(p_full_body, E' \n'), '');
  written timestamptz := clock_timestamp();
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  select known.* into rule from private.wordable_news() as known where known.kind = p_kind;
  if not found then
    raise exception 'kind_unknown' using errcode = 'P0001';
  end if;
  if p_locale is null or p_locale not in ('en', 'de', 'bg')
    or char_length(subject) not between 1 and 120
    or char_length(body) not between 1 and 1000
    or char_length(full_body) > 1000
    or (full_body is not null and rule.in_full is null)
    or subject ~ U&'[[:cntrl:]\2028\2029]'
    or replace(concat(body, full_body), E'\n', '') ~ U&'[[:cntrl:]\2028\2029]' then
    raise exception 'text_refused' using errcode = 'P0001';
  end if;
  perform private.refuse_variables(subject, rule.in_subject, '{}');
  perform private.refuse_variables(body, rule.in_body, rule.needed_in_body);
  perform private.refuse_variables(full_body, coalesce(rule.in_full, '{}'), rule.needed_in_full);

  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('news_words ' || p_kind || p_locale, 0));
  if (
    select own.updated_at from private.news_words as own where own.kind = p_kind and own.locale = p_locale
  ) is distinct from p_seen_at then
    raise exception 'words_changed' using errcode = 'P0001';
  end if;
  insert into private.news_words as own (kind, locale, subject, body, full_body, updated_by, updated_at)
  values (p_kind, p_locale, subject, body, full_body, (select auth.uid()), written)
  on conflict on constraint news_words_pkey do update
  set subject = excluded.subject, body = excluded.body, full_body = excluded.full_body,
    updated_by = excluded.updated_by, updated_at = excluded.updated_at;
  perform private.audit(
    'news_words_changed', null, null, null, jsonb_build_object('kind', p_kind, 'locale', p_locale)
  );
  return written;
end;
$$;

-- Back to the standard words. p_seen_at as in write_news_words.
-- Errors: admin_only (42501); words_changed (P0001) when somebody else was faster.
create function public.remove_news_words(
  p_kind public.short_text, p_locale public.short_text, p_seen_at timestamptz
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin_only' using errcode = '42501';
  end if;
  delete from private.news_words as own
  where own.kind = p_kind and own.locale = p_locale and own.updated_at = p_seen_at;
  if not found then
    raise exception 'words_changed' using errcode = 'P0001';
  end if;
  perform private.audit(
    'news_words_removed', null, null, null, jsonb_build_object('kind', p_kind, 'locale', p_locale)
  );
end;
$$;

-- All words there are, for the workers that send: 216 rows at most.
create function public.read_news_words()
returns table (kind text, locale text, subject text, body text, full_body text)
language sql
stable
security definer
set search_path = ''
as $$
  select own.kind, own.locale, own.subject, own.body, own.full_body from private.news_words as own;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function
  public.list_news_words(),
  public.write_news_words(
    public.short_text, public.short_text, public.short_text, public.long_text, public.long_text, timestamptz
  ),
  public.remove_news_words(public.short_text, public.short_text, timestamptz)
to authenticated;

grant execute on function public.read_news_words() to service_role;
