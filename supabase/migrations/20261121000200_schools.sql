-- Schools: the clubs and academies. A school is the tenant: everything but people and the
-- exercise catalogue belongs to exactly one.
--
--            pending  player    parent    coach     owner             admin
-- schools    -        member s  member s  member s  member s, own u   s i u d
--
-- member = whoever holds a role there.
-- A school that still has teams or players cannot be deleted.

-- Types -------------------------------------------------------------------------------------

create type public.school_type as enum ('academy', 'club', 'school', 'training_center');
create type public.live_ticker as enum ('off', 'goals', 'names');

-- Tables ------------------------------------------------------------------------------------

create table public.schools (
  id uuid not null default gen_random_uuid(),
  name text not null,
  type public.school_type not null default 'club',
  location text,
  address text,
  website text,
  description text,
  logo_url text,
  first_colour text,
  second_colour text,
  bank_holder text,
  iban text,
  time_zone text not null default 'Europe/Berlin',
  country text not null default 'DE',
  season_start_month int not null default 7,
  accepts_owner_invitations boolean not null default false,
  coaches_may_invite boolean not null default true,
  live_ticker public.live_ticker not null default 'goals',
  has_player_votes boolean not null default false,
  least_minutes_share int,
  children_quiet_from time default '21:00',
  children_quiet_until time default '07:00',
  digital_consent_age int not null default 16,
  retention_seasons int not null default 2,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint schools_pkey primary key (id),
  constraint schools_name_length check (name = btrim(name) and char_length(name) between 1 and 120),
  constraint schools_location_length check (char_length(location) <= 120),
  constraint schools_address_length check (char_length(address) <= 200),
  constraint schools_website_length check (char_length(website) <= 200),
  constraint schools_website_form check (website ~* '^https?://[^[:space:]<>"]+$'),
  constraint schools_description_length check (char_length(description) <= 2000),
  constraint schools_logo_url_length check (char_length(logo_url) <= 500),
  constraint schools_logo_url_own check (private.is_own_address(logo_url, 'logos', id)),
  constraint schools_first_colour_form check (first_colour ~ '^#[0-9a-f]{6}$'),
  constraint schools_second_colour_form check (second_colour ~ '^#[0-9a-f]{6}$'),
  constraint schools_colours_whole check ((first_colour is null) = (second_colour is null)),
  constraint schools_bank_holder_length check (
    bank_holder = btrim(bank_holder) and char_length(bank_holder) between 1 and 70
  ),
  constraint schools_iban_form check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  constraint schools_bank_whole check ((iban is null) = (bank_holder is null)),
  constraint schools_time_zone_length check (char_length(time_zone) between 1 and 60),
  constraint schools_country_code check (country ~ '^[A-Z]{2}$'),
  constraint schools_season_start_month_range check (season_start_month between 1 and 12),
  constraint schools_least_minutes_share_range check (
    least_minutes_share between 0 and 75 and least_minutes_share % 5 = 0
  ),
  constraint schools_children_quiet_is_night check (
    (children_quiet_from is null) = (children_quiet_until is null)
    and children_quiet_from between '18:00' and '23:00'
    and children_quiet_until between '05:00' and '09:00'
  ),
  constraint schools_digital_consent_age_range check (digital_consent_age between 13 and 16),
  constraint schools_retention_seasons_range check (retention_seasons between 0 and 10)
);

comment on column public.schools.first_colour is
  'What the teams of the school play in, as #rrggbb: shirts of line-ups and drawings; both colours or none.';
comment on column public.schools.accepts_owner_invitations is
  'Who accepts an invitation of the owner gets the role at once; administrators alone decide this.';
comment on column public.schools.live_ticker is
  'What families at home read of a running match: nothing, goals, or goals with the first name of the scorer.';
comment on column public.schools.has_player_votes is
  'Whether teams with minors may elect their player of the match.';
comment on column public.schools.least_minutes_share is
  'Percent of a match that every child called up plays at least, where a rotation is planned; null: by the format.';
comment on column public.schools.children_quiet_from is
  'On the clock of the school: push to minors waits from here until children_quiet_until; both empty: never.';
comment on column public.schools.iban is 'Where families transfer fees to, without blanks.';
comment on column public.schools.digital_consent_age is
  'Age from which a child consents alone (GDPR Art. 8: 13 to 16; Germany 16, Bulgaria 14).';
comment on column public.schools.retention_seasons is
  'Seasons that attendance and ratings are kept after a player left.';
comment on column public.schools.archived_at is
  'Closed by an administrator: nobody is invited or given a role there any more, who is in it goes on reading.';

-- Indexes -----------------------------------------------------------------------------------

create index schools_name on public.schools (name);

-- Triggers ----------------------------------------------------------------------------------

-- A zone that PostgreSQL does not know would break every local time of the school.
create function private.refuse_unknown_time_zone()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not exists (select from pg_catalog.pg_timezone_names where name = new.time_zone) then
    raise exception 'unknown_time_zone' using errcode = 'P0001';
  end if;
  return new;
end;
$$;

create trigger schools_time_zone
before insert or update of time_zone on public.schools
for each row execute function private.refuse_unknown_time_zone();

-- Policies ----------------------------------------------------------------------------------
-- Who belongs to a school is told in the next chapter, and so are the policies of this table.
-- Until then it is closed.

alter table public.schools enable row level security;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.schools from anon, authenticated;

grant select, insert, delete on public.schools to authenticated;
-- Not archived_at: archive_school, which leaves an entry in the audit log.
grant update (
  name, type, location, address, website, description, logo_url, first_colour, second_colour,
  bank_holder, iban,
  time_zone, country, season_start_month, accepts_owner_invitations, coaches_may_invite,
  live_ticker, has_player_votes, least_minutes_share, children_quiet_from, children_quiet_until,
  digital_consent_age, retention_seasons
) on public.schools to authenticated;
