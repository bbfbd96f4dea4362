-- Assessment templates and cycles: what a school assesses its players by, and when.
--
--                        player    parent    coach              owner     admin
-- assessment_templates   member s  member s  member s, own i u  s i u     -
-- assessment_criteria    as the template, while no assessment uses it
-- assessment_cycles      member s  member s  member s           s i u d   -
--
-- Families read templates because an assessment that was shared shows its criteria. A template is
-- a school's own and freezes with its first assessment: changed wording would give old ratings a
-- new meaning. Who wants other criteria writes a new template and archives the old one.
--
-- A criterion is either one of the stat attributes (its rating then becomes part of the player's
-- stats) or the school's own words, in one of the corners of development.
--
-- A cycle asks all teams of a school the same template in a window of days, usually in autumn,
-- winter and spring, and may ask the players for their own view beside the coach's.

-- Types -------------------------------------------------------------------------------------

create type public.rating_scale as enum ('five_steps', 'ten_steps', 'ten_decimals');
create type public.assessment_term as enum ('autumn', 'winter', 'spring', 'extra');

-- Tables ------------------------------------------------------------------------------------

create table public.assessment_templates (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  author_id uuid default auth.uid(),
  name text not null,
  description text,
  scale public.rating_scale not null default 'ten_steps',
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assessment_templates_pkey primary key (id),
  constraint assessment_templates_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint assessment_templates_author foreign key (author_id) references public.users (id) on delete set null,
  constraint assessment_templates_name_length check (name = btrim(name) and char_length(name) between 1 and 80),
  constraint assessment_templates_description_length check (char_length(description) <= 500)
);

comment on column public.assessment_templates.scale is
  'five_steps: 1 to 5; ten_steps: 1 to 10; ten_decimals: 1.0 to 10.0. Five steps count double in the stats.';

create table public.assessment_criteria (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  template_id uuid not null,
  position int not null,
  stat_group public.stat_group not null,
  attribute_key text,
  title text,
  description text,
  anchors text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assessment_criteria_pkey primary key (id),
  constraint assessment_criteria_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint assessment_criteria_template foreign key (template_id) references public.assessment_templates (id) on delete cascade,
  constraint assessment_criteria_attribute foreign key (attribute_key) references public.stat_attributes (key),
  constraint assessment_criteria_place_once unique (template_id, position) deferrable,
  constraint assessment_criteria_attribute_once unique (template_id, attribute_key),
  constraint assessment_criteria_one_name check (num_nonnulls(attribute_key, title) = 1),
  constraint assessment_criteria_position_range check (position between 0 and 39),
  constraint assessment_criteria_title_length check (title = btrim(title) and char_length(title) between 1 and 80),
  constraint assessment_criteria_description_length check (char_length(description) <= 300),
  constraint assessment_criteria_anchors_form check (private.texts_fit(anchors, 0, 10, 160))
);

comment on column public.assessment_criteria.anchors is
  'One sentence for each level, lowest first; empty for an attribute: see stat_anchors.';

create table public.assessment_cycles (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  season_id uuid not null,
  template_id uuid not null,
  term public.assessment_term not null,
  name text not null,
  opens_on date not null,
  closes_on date not null,
  invites_self boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assessment_cycles_pkey primary key (id),
  constraint assessment_cycles_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint assessment_cycles_season foreign key (season_id) references public.seasons (id) on delete restrict,
  constraint assessment_cycles_template foreign key (template_id) references public.assessment_templates (id) on delete restrict,
  constraint assessment_cycles_name_once unique (season_id, name),
  constraint assessment_cycles_name_length check (name = btrim(name) and char_length(name) between 1 and 60),
  constraint assessment_cycles_period check (closes_on >= opens_on and closes_on <= opens_on + 120)
);

comment on column public.assessment_cycles.invites_self is 'Players are asked for their own view.';

-- Indexes -----------------------------------------------------------------------------------

create index assessment_templates_school on public.assessment_templates (school_id);
create index assessment_templates_author on public.assessment_templates (author_id);
create index assessment_criteria_school on public.assessment_criteria (school_id);
create index assessment_criteria_attribute on public.assessment_criteria (attribute_key);
create index assessment_cycles_school on public.assessment_cycles (school_id, opens_on desc);
create index assessment_cycles_template on public.assessment_cycles (template_id);

-- Predicates --------------------------------------------------------------------------------

create function private.my_template_ids()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
  select id from public.assessment_templates
  where school_id = any(array(select private.my_owned_school_ids()))
    or (
      author_id = (select auth.uid())
      and school_id = any(array(select private.my_staff_school_ids()))
    );
end;
$$;

comment on function private.my_template_ids() is 'Templates I may change: those I wrote, and as owner every one of the school.';

-- Triggers ----------------------------------------------------------------------------------

-- A criterion belongs to the school of its template; an attribute brings its group along.
create function private.place_criterion()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.assessment_templates where id = new.template_id);
  new.stat_group := coalesce(
    (select stat_group from public.stat_attributes where key = new.attribute_key), new.stat_group
  );
  return new;
end;
$$;

create trigger assessment_criteria_assign_school
before insert or update of template_id, school_id, stat_group, attribute_key on public.assessment_criteria
for each row execute function private.place_criterion();

-- Season and template must be of one school, and that is the cycle's.
create function private.place_cycle()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.school_id := (select school_id from public.seasons where id = new.season_id);
  if new.school_id is distinct from (
    select school_id from public.assessment_templates where id = new.template_id
  ) then
    raise exception 'template_of_another_school' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger assessment_cycles_assign_school
before insert or update of season_id, template_id, school_id on public.assessment_cycles
for each row execute function private.place_cycle();

-- Policies ----------------------------------------------------------------------------------

alter table public.assessment_templates enable row level security;
alter table public.assessment_criteria enable row level security;
alter table public.assessment_cycles enable row level security;

create policy assessment_templates_select on public.assessment_templates for select to authenticated using (
  school_id = any(array(select private.my_school_ids()))
);

create policy assessment_templates_insert on public.assessment_templates for insert to authenticated with check (
  school_id = any(array(select private.my_staff_school_ids()))
  and author_id = (select auth.uid())
);

create policy assessment_templates_update on public.assessment_templates for update to authenticated
using (id = any(array(select private.my_template_ids())))
with check (id = any(array(select private.my_template_ids())));

create policy assessment_criteria_select on public.assessment_criteria for select to authenticated using (
  school_id = any(array(select private.my_school_ids()))
);

create policy assessment_criteria_insert on public.assessment_criteria for insert to authenticated with check (
  template_id = any(array(select private.my_template_ids()))
);

create policy assessment_criteria_update on public.assessment_criteria for update to authenticated
using (template_id = any(array(select private.my_template_ids())))
with check (template_id = any(array(select private.my_template_ids())));

create policy assessment_criteria_delete on public.assessment_criteria for delete to authenticated using (
  template_id = any(array(select private.my_template_ids()))
);

create policy assessment_cycles_select on public.assessment_cycles for select to authenticated using (
  school_id = any(array(select private.my_school_ids()))
);

create policy assessment_cycles_insert on public.assessment_cycles for insert to authenticated with check (
  school_id = any(array(select private.my_owned_school_ids()))
);

create policy assessment_cycles_update on public.assessment_cycles for update to authenticated
using (school_id = any(array(select private.my_owned_school_ids())))
with check (school_id = any(array(select private.my_owned_school_ids())));

create policy assessment_cycles_delete on public.assessment_cycles for delete to authenticated using (
  school_id = any(array(select private.my_owned_school_ids()))
);

-- Functions ---------------------------------------------------------------------------------

-- Saves a template with its criteria in the given order, in one transaction. Runs as the caller.
-- p_template: {id?, school_id, name, description, scale, criteria: [{attribute_key | title,
--   stat_group, description, anchors}]}, 1 to 40 criteria.
-- Errors: criteria_required, template_in_use (P0001); template_not_writable (42501).
create function public.save_assessment_template(p_template public.json_document)
returns public.assessment_templates
language plpgsql
set search_path = ''
as $$
declare
  criteria jsonb := p_template -> 'criteria';
  wanted constant uuid := (p_template ->> 'id')::uuid;
  saved public.assessment_templates;
begin
  if jsonb_typeof(criteria) is distinct from 'array' or jsonb_array_length(criteria) not between 1 and 40 then
    raise exception 'criteria_required' using errcode = 'P0001';
  end if;

  if wanted is null then
    insert into public.assessment_templates (school_id, name, description, scale)
    values (
      (p_template ->> 'school_id')::uuid,
      btrim(p_template ->> 'name'),
      nullif(btrim(p_template ->> 'description'), ''),
      coalesce(p_template ->> 'scale', 'ten_steps')::public.rating_scale
    )
    returning * into saved;
  else
    update public.assessment_templates
    set name = btrim(p_template ->> 'name'),
      description = nullif(btrim(p_template ->> 'description'), ''),
      scale = coalesce(p_template ->> 'scale', 'ten_steps')::public.rating_scale
    where id = wanted
    returning * into saved;
    if not found then
      raise exception 'template_not_writable' using errcode = '42501';
    end if;
    delete from public.assessment_criteria where template_id = wanted;
  end if;

  insert into public.assessment_criteria (
    template_id, position, stat_group, attribute_key, title, description, anchors
  )
  select
    saved.id,
    place - 1,
    coalesce(entry ->> 'stat_group', 'technical')::public.stat_group,
    entry ->> 'attribute_key',
    nullif(btrim(entry ->> 'title'), ''),
    nullif(btrim(entry ->> 'description'), ''),
    array(select btrim(line) from jsonb_array_elements_text(coalesce(entry -> 'anchors', '[]')) as line)
  from jsonb_array_elements(criteria) with ordinality as list (entry, place);
  return saved;
end;
$$;

-- Grants ------------------------------------------------------------------------------------
-- Templates are archived, never deleted.

revoke all on public.assessment_templates, public.assessment_criteria, public.assessment_cycles
from anon, authenticated;

grant select on public.assessment_templates to authenticated;
grant insert (id, school_id, name, description, scale) on public.assessment_templates to authenticated;
grant update (name, description, scale, archived_at) on public.assessment_templates to authenticated;

grant select, delete on public.assessment_criteria to authenticated;
grant insert (id, template_id, position, stat_group, attribute_key, title, description, anchors)
on public.assessment_criteria to authenticated;
grant update (position, stat_group, attribute_key, title, description, anchors)
on public.assessment_criteria to authenticated;

grant select, delete on public.assessment_cycles to authenticated;
grant insert (id, season_id, template_id, term, name, opens_on, closes_on, invites_self)
on public.assessment_cycles to authenticated;
grant update (template_id, term, name, opens_on, closes_on, invites_self)
on public.assessment_cycles to authenticated;

grant execute on function
  private.my_template_ids(),
  public.save_assessment_template(public.json_document)
to authenticated;
