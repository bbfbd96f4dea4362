-- Stat attributes: what a player is rated by, and what a level looks like on the pitch.
--
--                   player  parent  coach  owner  admin
-- stat_attributes   s       s       s      s      s
-- stat_anchors      s       s       s      s      s i u d
--
-- Thirteen attributes in three groups, as the product promises them. A rating runs from 1.0 to
-- 10.0 in tenths and is read against the player's own age group, so that one anchor sentence serves
-- every age; whether a screen shows tenths or whole numbers is its own business. Tactical and
-- social criteria appear in a school's assessments only (two of the four corners have no stat).

-- Types -------------------------------------------------------------------------------------

create type public.stat_group as enum ('physical', 'technical', 'tactical', 'mental', 'social');

-- Tables ------------------------------------------------------------------------------------

create table public.stat_attributes (
  key text not null,
  stat_group public.stat_group not null,
  sort_order int not null,
  created_at timestamptz not null default now(),
  constraint stat_attributes_pkey primary key (key),
  constraint stat_attributes_sort_once unique (sort_order),
  constraint stat_attributes_key_form check (key ~ '^[a-z]+(_[a-z]+)*$' and char_length(key) <= 40)
);

comment on table public.stat_attributes is 'The names of the rating columns of player_stat_updates and player_mental_updates.';

insert into public.stat_attributes (key, stat_group, sort_order)
values
  ('speed', 'physical', 1),
  ('stamina', 'physical', 2),
  ('strength', 'physical', 3),
  ('agility', 'physical', 4),
  ('passing', 'technical', 5),
  ('shooting', 'technical', 6),
  ('dribbling', 'technical', 7),
  ('ball_control', 'technical', 8),
  ('first_touch', 'technical', 9),
  ('concentration', 'mental', 10),
  ('confidence', 'mental', 11),
  ('decision_making', 'mental', 12),
  ('composure', 'mental', 13);

create table public.stat_anchors (
  attribute_key text not null,
  locale text not null,
  level int not null,
  sentence text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint stat_anchors_pkey primary key (attribute_key, locale, level),
  constraint stat_anchors_attribute foreign key (attribute_key) references public.stat_attributes (key) on delete cascade,
  constraint stat_anchors_locale_known check (locale in ('en', 'de', 'bg')),
  constraint stat_anchors_level_range check (level between 1 and 10),
  constraint stat_anchors_sentence_length check (
    sentence = btrim(sentence) and char_length(sentence) between 1 and 160
  )
);

comment on column public.stat_anchors.level is 'The rating this sentence describes; ratings between two anchors lie between their sentences.';

-- Policies ----------------------------------------------------------------------------------

alter table public.stat_attributes enable row level security;
alter table public.stat_anchors enable row level security;

create policy stat_attributes_select on public.stat_attributes for select to authenticated using (
  (select private.has_role())
);

create policy stat_anchors_select on public.stat_anchors for select to authenticated using (
  (select private.has_role())
);

create policy stat_anchors_insert on public.stat_anchors for insert to authenticated with check (
  (select private.is_admin())
);

create policy stat_anchors_update on public.stat_anchors for update to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy stat_anchors_delete on public.stat_anchors for delete to authenticated using (
  (select private.is_admin())
);

-- Functions ---------------------------------------------------------------------------------

-- Mean of what was rated, in hundredths; empty when nothing was.
create function private.mean_of(variadic p_ratings numeric[])
returns numeric
language sql
immutable
set search_path = ''
as $$
  select round(avg(rating), 2) from unnest(p_ratings) as rating;
$$;

-- Refuses a document of ratings that names something else than attributes, or anything else than
-- numbers from 1 to 10. Errors: values_required, unknown_attribute, rating_out_of_range (P0001).
create function private.check_ratings(p_values jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if jsonb_typeof(p_values) is distinct from 'object' or p_values = '{}' then
    raise exception 'values_required' using errcode = 'P0001';
  end if;
  if exists (
    select from jsonb_object_keys(p_values) as name
    where name not in (select key from public.stat_attributes)
  ) then
    raise exception 'unknown_attribute' using errcode = 'P0001';
  end if;
  if exists (
    select from jsonb_each(p_values) as rating
    where case jsonb_typeof(rating.value)
      when 'number' then (rating.value #>> '{}')::numeric not between 1 and 10
      else true
    end
  ) then
    raise exception 'rating_out_of_range' using errcode = 'P0001';
  end if;
end;
$$;

-- Grants ------------------------------------------------------------------------------------

revoke all on public.stat_attributes, public.stat_anchors from anon, authenticated;

grant select on public.stat_attributes to authenticated;
grant select, delete on public.stat_anchors to authenticated;
grant insert (attribute_key, locale, level, sentence) on public.stat_anchors to authenticated;
grant update (sentence) on public.stat_anchors to authenticated;
