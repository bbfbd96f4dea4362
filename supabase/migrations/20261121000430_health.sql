-- Health: what is about a child's body, in narrow tables of its own (GDPR Art. 9).
--
--                      player    parent           coach of the team        everybody else
-- body_measurements    self s    child s i u d    through the functions    -
-- injuries             self s    child s i u      through the functions    -
-- medical_notes        self s    child s i u d    through player_health    -
-- emergency_contacts   self s    child s i u d    through player_health    -
--
-- Staff never select here. Coaches of a team the child plays in now open one child at a time with
-- player_health, write with record_measurement and report_injury, and each opening leaves an entry
-- in the audit log. Owners and administrators have no way in. Height and weight keep their history:
-- one row per day. A guardian reads health where the trusted link says so (receives_health) and writes
-- where it also allows decisions about the child's data; emergency contacts need trust alone to be read.

-- Tables -------------------------------------------------------------------------------------

create table public.body_measurements (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  measured_on date not null default current_date,
  height_cm numeric(4, 1),
  weight_kg numeric(4, 1),
  recorded_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint body_measurements_pkey primary key (id),
  constraint body_measurements_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint body_measurements_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint body_measurements_recorded_by foreign key (recorded_by) references public.users (id) on delete set null,
  constraint body_measurements_once_a_day unique (player_id, measured_on),
  constraint body_measurements_height_range check (height_cm between 60 and 230),
  constraint body_measurements_weight_range check (weight_kg between 10 and 180),
  constraint body_measurements_has_value check (height_cm is not null or weight_kg is not null),
  constraint body_measurements_not_in_future check (measured_on <= created_at::date + 1)
);

create table public.injuries (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  body_part text not null,
  occurred_on date not null default current_date,
  expected_return_on date,
  returned_on date,
  note text,
  recorded_by uuid default auth.uid(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint injuries_pkey primary key (id),
  constraint injuries_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint injuries_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint injuries_recorded_by foreign key (recorded_by) references public.users (id) on delete set null,
  constraint injuries_body_part_length check (
    body_part = btrim(body_part) and char_length(body_part) between 1 and 60
  ),
  constraint injuries_note_length check (char_length(note) <= 1000),
  constraint injuries_expected_after_start check (expected_return_on >= occurred_on),
  constraint injuries_returned_after_start check (returned_on >= occurred_on)
);

create table public.medical_notes (
  player_id uuid not null,
  school_id uuid not null,
  allergies text,
  medication text,
  advice text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint medical_notes_pkey primary key (player_id),
  constraint medical_notes_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint medical_notes_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint medical_notes_allergies_length check (char_length(allergies) <= 500),
  constraint medical_notes_medication_length check (char_length(medication) <= 500),
  constraint medical_notes_advice_length check (char_length(advice) <= 1000)
);

comment on column public.medical_notes.advice is 'What a coach must know in an emergency, in the family''s words.';

create table public.emergency_contacts (
  id uuid not null default gen_random_uuid(),
  school_id uuid not null,
  player_id uuid not null,
  name text not null,
  phone text not null,
  relationship public.guardian_relationship not null default 'other',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint emergency_contacts_pkey primary key (id),
  constraint emergency_contacts_school foreign key (school_id) references public.schools (id) on delete cascade,
  constraint emergency_contacts_player foreign key (player_id) references public.players (id) on delete cascade,
  constraint emergency_contacts_once unique (player_id, phone),
  constraint emergency_contacts_name_length check (name = btrim(name) and char_length(name) between 1 and 80),
  constraint emergency_contacts_phone_length check (phone = btrim(phone) and char_length(phone) between 3 and 30),
  constraint emergency_contacts_phone_form check (private.is_phone(phone))
);

-- Indexes ------------------------------------------------------------------------------------

create index body_measurements_school on public.body_measurements (school_id);
create index injuries_school on public.injuries (school_id);
create index medical_notes_school on public.medical_notes (school_id);
create index emergency_contacts_school on public.emergency_contacts (school_id);
create index body_measurements_recorded_by on public.body_measurements (recorded_by);
create index injuries_player on public.injuries (player_id, occurred_on desc);
create index injuries_recorded_by on public.injuries (recorded_by);

-- Triggers -----------------------------------------------------------------------------------

create trigger body_measurements_assign_school
before insert or update of player_id, school_id on public.body_measurements
for each row execute function private.take_school_of_player();
create trigger injuries_assign_school
before insert or update of player_id, school_id on public.injuries
for each row execute function private.take_school_of_player();
create trigger medical_notes_assign_school
before insert or update of player_id, school_id on public.medical_notes
for each row execute function private.take_school_of_player();
create trigger emergency_contacts_assign_school
before insert or update of player_id, school_id on public.emergency_contacts
for each row execute function private.take_school_of_player();

-- Policies -----------------------------------------------------------------------------------

alter table public.body_measurements enable row level security;
alter table public.injuries enable row level security;
alter table public.medical_notes enable row level security;
alter table public.emergency_contacts enable row level security;

create policy body_measurements_select on public.body_measurements for select to authenticated using (
  player_id = any(array(select private.my_health_player_ids()))
);

create policy body_measurements_insert on public.body_measurements for insert to authenticated with check (
  player_id = any(array(select private.my_health_deciding_player_ids()))
);

create policy body_measurements_update on public.body_measurements for update to authenticated
using (player_id = any(array(select private.my_health_deciding_player_ids())))
with check (player_id = any(array(select private.my_health_deciding_player_ids())));

create policy body_measurements_delete on public.body_measurements for delete to authenticated using (
  player_id = any(array(select private.my_health_deciding_player_ids()))
);

create policy injuries_select on public.injuries for select to authenticated using (
  player_id = any(array(select private.my_health_player_ids()))
);

create policy injuries_insert on public.injuries for insert to authenticated with check (
  player_id = any(array(select private.my_health_deciding_player_ids()))
);

create policy injuries_update on public.injuries for update to authenticated
using (player_id = any(array(select private.my_health_deciding_player_ids())))
with check (player_id = any(array(select private.my_health_deciding_player_ids())));

create policy medical_notes_select on public.medical_notes for select to authenticated using (
  player_id = any(array(select private.my_health_player_ids()))
);

create policy medical_notes_insert on public.medical_notes for insert to authenticated with check (
  player_id = any(array(select private.my_health_deciding_player_ids()))
);

create policy medical_notes_update on public.medical_notes for update to authenticated
using (player_id = any(array(select private.my_health_deciding_player_ids())))
with check (player_id = any(array(select private.my_health_deciding_player_ids())));

create policy medical_notes_delete on public.medical_notes for delete to authenticated using (
  player_id = any(array(select private.my_health_deciding_player_ids()))
);

create policy emergency_contacts_select on public.emergency_contacts for select to authenticated using (
  player_id = any(array(select private.my_trusted_player_ids()))
);

create policy emergency_contacts_insert on public.emergency_contacts for insert to authenticated with check (
  player_id = any(array(select private.my_consenting_player_ids()))
);

create policy emergency_contacts_update on public.emergency_contacts for update to authenticated
using (player_id = any(array(select private.my_consenting_player_ids())))
with check (player_id = any(array(select private.my_consenting_player_ids())));

create policy emergency_contacts_delete on public.emergency_contacts for delete to authenticated using (
  player_id = any(array(select private.my_consenting_player_ids()))
);

-- Functions ----------------------------------------------------------------------------------

-- One child's health for a coach: {is_withheld, measurements, injuries, medical_note,
-- emergency_contacts}, newest first. Without the family's consent the rest is withheld and the contacts
-- stand alone. Only for staff of a team the child plays in now. Error: player_not_coached (42501).
create function public.player_health(p_player_id uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  child public.players;
  has_consent boolean := private.has_consent(p_player_id, 'health_data');
begin
  if p_player_id is null or not p_player_id = any(array(select private.my_coached_player_ids())) then
    raise exception 'player_not_coached' using errcode = '42501';
  end if;
  select * into child from public.players where id = p_player_id;
  perform private.audit('health_opened', child.school_id, child.user_id, child.id);
  return jsonb_build_object(
    'is_withheld', not has_consent,
    'measurements', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'measured_on', entry.measured_on, 'height_cm', entry.height_cm, 'weight_kg', entry.weight_kg
      ) order by entry.measured_on desc), '[]')
      from public.body_measurements as entry where entry.player_id = p_player_id and has_consent
    ),
    'injuries', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', entry.id, 'body_part', entry.body_part, 'occurred_on', entry.occurred_on,
        'expected_return_on', entry.expected_return_on, 'returned_on', entry.returned_on, 'note', entry.note
      ) order by entry.occurred_on desc), '[]')
      from public.injuries as entry where entry.player_id = p_player_id and has_consent
    ),
    'medical_note', (
      select jsonb_build_object(
        'allergies', entry.allergies, 'medication', entry.medication, 'advice', entry.advice
      )
      from public.medical_notes as entry where entry.player_id = p_player_id and has_consent
    ),
    'emergency_contacts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', entry.name, 'phone', entry.phone, 'relationship', entry.relationship
      ) order by entry.name), '[]')
      from public.emergency_contacts as entry where entry.player_id = p_player_id
    )
  );
end;
$$;

-- Height in centimetres and weight in kilograms on a day; a second measurement of the day replaces
-- what it names. For coaches of the child and guardians who decide about its data.
-- Error: player_not_coached (42501).
create function public.record_measurement(
  p_player_id uuid,
  p_height_cm numeric default null,
  p_weight_kg numeric default null,
  p_measured_on date default current_date
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_player_id is null or not p_player_id = any(array(
    select private.my_coached_player_ids() union select private.my_health_deciding_player_ids()
  )) then
    raise exception 'player_not_coached' using errcode = '42501';
  end if;
  insert into public.body_measurements as entry (player_id, measured_on, height_cm, weight_kg)
  values (p_player_id, p_measured_on, p_height_cm, p_weight_kg)
  on conflict on constraint body_measurements_once_a_day do update
    set height_cm = coalesce(excluded.height_cm, entry.height_cm),
      weight_kg = coalesce(excluded.weight_kg, entry.weight_kg),
      recorded_by = excluded.recorded_by;
end;
$$;

-- A coach notes what happened on the pitch; the family completes it. Error: player_not_coached (42501).
create function public.report_injury(
  p_player_id uuid,
  p_body_part public.short_text,
  p_occurred_on date default current_date,
  p_expected_return_on date default null,
  p_note public.long_text default null
)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  reported uuid;
begin
  if p_player_id is null or not p_player_id = any(array(select private.my_coached_player_ids())) then
    raise exception 'player_not_coached' using errcode = '42501';
  end if;
  insert into public.injuries (player_id, body_part, occurred_on, expected_return_on, note)
  values (p_player_id, btrim(p_body_part), p_occurred_on, p_expected_return_on, nullif(btrim(p_note), ''))
  returning id into reported;
  return reported;
end;
$$;

-- Grants -------------------------------------------------------------------------------------

revoke all on public.body_measurements, public.injuries, public.medical_notes,
  public.emergency_contacts
from anon, authenticated;

grant select, delete on public.body_measurements, public.medical_notes, public.emergency_contacts
to authenticated;
grant select on public.injuries to authenticated;
grant insert (id, player_id, measured_on, height_cm, weight_kg) on public.body_measurements to authenticated;
grant update (height_cm, weight_kg) on public.body_measurements to authenticated;
grant insert (id, player_id, body_part, occurred_on, expected_return_on, returned_on, note)
on public.injuries to authenticated;
grant update (body_part, occurred_on, expected_return_on, returned_on, note)
on public.injuries to authenticated;
grant insert (player_id, allergies, medication, advice) on public.medical_notes to authenticated;
grant update (allergies, medication, advice) on public.medical_notes to authenticated;
grant insert (id, player_id, name, phone, relationship) on public.emergency_contacts to authenticated;
grant update (name, phone, relationship) on public.emergency_contacts to authenticated;

grant execute on function
  public.player_health(uuid),
  public.record_measurement(uuid, numeric, numeric, date),
  public.report_injury(uuid, public.short_text, date, date, public.long_text)
to authenticated;
