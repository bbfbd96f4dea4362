-- Consents: what a family agreed to, in which words, and when it changed its mind.
--
--                    player           parent           coach            owner, officer  admin
-- consent_texts      s                s                s                s               s i
-- consents           self s           child s          own squad s      school s        -
-- current_consents   as consents
--
-- Also visitors without an account read the texts (the parental consent page).
--
-- Append-only: giving and withdrawing are both rows, the last one counts, nothing is ever changed
-- (GDPR Art. 7). Written by decide_consent (the family) and record_paper_consent (owner or
-- safeguarding officer, from a signed sheet). Below the school's age of digital consent a guardian
-- decides, from that age on the young person alone; what a guardian decided before then counts as
-- "asked anew" (needs_renewal). Consents are for extras only and never bundled: one row, one
-- purpose.

-- Types --------------------------------------------------------------------------------------

create type public.consent_purpose as enum (
  'photo_video', 'publication', 'marketing', 'health_data', 'push_to_child'
);
create type public.consent_method as enum ('app', 'paper');

-- Tables -------------------------------------------------------------------------------------

create table public.consent_texts (
  purpose public.consent_purpose not null,
  version int not null,
  locale text not null,
  body text not null,
  created_at timestamptz not null default now(),
  constraint consent_texts_pkey primary key (purpose, version, locale),
  constraint consent_texts_locale_known check (locale in ('en', 'de', 'bg')),
  constraint consent_texts_version_positive check (version >= 1),
  constraint consent_texts_body_length check (body = btrim(body) and char_length(body) between 1 and 2000)
);

create table public.consents (
  id bigint not null generated always as identity,
  school_id uuid not null,
  player_id uuid not null,
  purpose public.consent_purpose not null,
  is_given boolean not null,
  text_version int not null,
  locale text not null,
  decided_by uuid,
  relationship public.guardian_relationship,
  method public.consent_method not null,
  evidence text,
  given_at timestamptz not null default now(),
  constraint consents_pkey primary key (id),
  constraint consents_school foreign key (school_id) references public.schools (id) on delete restrict,
  constraint consents_player foreign key (player_id) references public.players (id) on delete restrict,
  constraint consents_text foreign key (purpose, text_version, locale)
    references public.consent_texts (purpose, version, locale),
  constraint consents_evidence_length check (char_length(evidence) <= 300),
  constraint consents_paper_has_evidence check (method <> 'paper' or evidence is not null)
);

comment on column public.consents.decided_by is 'Account that decided or recorded; no foreign key: the proof outlives it.';
comment on column public.consents.relationship is 'The guardian''s relationship; empty when the young person decided.';
comment on column public.consents.evidence is 'Where the signed sheet is kept.';

-- Indexes ------------------------------------------------------------------------------------

create index consents_player on public.consents (player_id, purpose, id desc);
create index consents_school on public.consents (school_id);
create index consents_text on public.consents (purpose, text_version, locale);

-- Triggers -----------------------------------------------------------------------------------

create trigger consents_assign_school before insert on public.consents
for each row execute function private.take_school_of_player();
create trigger consents_append_only before update or delete on public.consents
for each row execute function private.refuse_rewriting_history();
create trigger consent_texts_append_only before update or delete on public.consent_texts
for each row execute function private.refuse_rewriting_history();

-- Policies -----------------------------------------------------------------------------------

alter table public.consent_texts enable row level security;
alter table public.consents enable row level security;

create policy consent_texts_select on public.consent_texts for select to anon, authenticated using (
  version >= 1
);

create policy consent_texts_insert on public.consent_texts for insert to authenticated with check (
  (select private.is_admin())
);

create policy consents_select on public.consents for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
  or player_id = any(array(select private.my_coached_player_ids()))
  or school_id = any(array(select private.my_vetted_school_ids()))
);

-- Views --------------------------------------------------------------------------------------

create view public.current_consents
with (security_invoker = true)
as
select distinct on (consent.player_id, consent.purpose)
  consent.player_id,
  consent.school_id,
  consent.purpose,
  consent.is_given,
  consent.text_version,
  consent.given_at,
  consent.relationship is not null and private.is_of_consent_age(consent.player_id) as needs_renewal
from public.consents as consent
order by consent.player_id, consent.purpose, consent.id desc;

comment on view public.current_consents is
  'The last word per player and purpose; needs_renewal: a guardian gave it and the young person now decides.';

-- Functions ----------------------------------------------------------------------------------

-- The family's decision, with the newest text of its language. From the school's age of digital
-- consent on only the young person decides; before that only guardians whose link allows it.
-- Errors: consent_not_yours (42501), consent_text_missing (P0001).
create function public.decide_consent(
  p_player_id uuid,
  p_purpose public.consent_purpose,
  p_is_given boolean,
  p_locale public.short_text default 'en'
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  me uuid := (select auth.uid());
  decides_alone boolean := private.is_of_consent_age(p_player_id);
  newest int;
begin
  if decides_alone is null or not (
    (decides_alone and p_player_id = any(array(select private.my_own_player_ids())))
    or (not decides_alone and p_player_id = any(array(select private.my_consenting_player_ids())))
  ) then
    raise exception 'consent_not_yours' using errcode = '42501';
  end if;
  select max(version) into newest from public.consent_texts
  where purpose = p_purpose and locale = p_locale;
  if newest is null then
    raise exception 'consent_text_missing' using errcode = 'P0001';
  end if;
  insert into public.consents (
    player_id, purpose, is_given, text_version, locale, decided_by, relationship, method
  )
  values (
    p_player_id, p_purpose, p_is_given, newest, p_locale, me,
    case when not decides_alone then (
      select relationship from public.guardian_links
      where guardian_id = me and player_id = p_player_id and is_trusted
    ) end,
    'app'
  );
end;
$$;

-- From a signed sheet; p_evidence says where it is kept. Owner and safeguarding officer.
-- Errors: consent_not_yours (42501), 23514 without evidence.
create function public.record_paper_consent(
  p_player_id uuid,
  p_purpose public.consent_purpose,
  p_is_given boolean,
  p_relationship public.guardian_relationship,
  p_evidence public.long_text,
  p_locale public.short_text default 'en'
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  school uuid := (select school_id from public.players where id = p_player_id);
begin
  if school is null or not school = any(array(select private.my_vetted_school_ids())) then
    raise exception 'consent_not_yours' using errcode = '42501';
  end if;
  insert into public.consents (
    player_id, purpose, is_given, text_version, locale, decided_by, relationship, method, evidence
  )
  select
    p_player_id, p_purpose, p_is_given, max(version), p_locale, (select auth.uid()), p_relationship,
    'paper', nullif(btrim(p_evidence), '')
  from public.consent_texts
  where purpose = p_purpose and locale = p_locale;
  perform private.audit(
    'consent_recorded', school, null, p_player_id, jsonb_build_object('purpose', p_purpose, 'is_given', p_is_given)
  );
end;
$$;

-- Grants -------------------------------------------------------------------------------------

revoke all on public.consent_texts, public.consents, public.current_consents from anon, authenticated;

grant select on public.consent_texts to anon, authenticated;
grant insert (purpose, version, locale, body) on public.consent_texts to authenticated;
grant select on public.consents, public.current_consents to authenticated;

grant execute on function
  private.is_of_consent_age(uuid),
  public.decide_consent(uuid, public.consent_purpose, boolean, public.short_text),
  public.record_paper_consent(
    uuid, public.consent_purpose, boolean, public.guardian_relationship, public.long_text, public.short_text
  )
to authenticated;
