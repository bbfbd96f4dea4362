-- Demo academy: fields with their parts, and what stands in the container.
-- Fields …-8010-…; the demo's trainings and matches name them as their place.

insert into public.fields (id, school_id, name, surface, length_m, width_m, has_lights, address, note)
select
  ('00000000-0000-4000-8010-' || lpad(field.number::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8000-' || lpad(field.school::text, 12, '0'))::uuid,
  field.name, field.surface::public.field_surface, field.length_m, field.width_m, field.has_lights,
  field.address, field.note
from (
  values
    (1, 1, 'Riverside Park, pitch 1', 'artificial_turf', 105, 68, true, 'Uferweg 12, 97000 Aurach', 'Lights go out at 21:30. Key 4 opens both gates.'),
    (2, 1, 'Riverside Park, pitch 2', 'grass', 95, 62, true, 'Uferweg 12, 97000 Aurach', 'Closed after heavy rain; the groundsman decides at noon.'),
    (3, 1, 'Riverside Park, small pitch', 'artificial_turf', 55, 38, true, 'Uferweg 12, 97000 Aurach', null),
    (4, 1, 'School sports hall', 'indoor', 40, 20, true, 'Lindenstraße 8, 97000 Aurach', 'Indoor shoes only. The caretaker locks up at 19:00.'),
    (5, 1, 'Riverside Park, cinder pitch', 'clay', 90, 60, false, 'Uferweg 12, 97000 Aurach', 'Given up when pitch 1 got its turf.'),
    (6, 2, 'Gleisdreieck, main pitch', 'grass', 100, 64, true, 'Am Gleisdreieck 3, 97001 Aurach', null),
    (7, 2, 'Gleisdreieck, artificial turf', 'artificial_turf', 60, 40, true, 'Am Gleisdreieck 3, 97001 Aurach', 'Shared with the primary school until 16:00.')
) as field (number, school, name, surface, length_m, width_m, has_lights, address, note)
on conflict (id) do nothing;

update public.fields set archived_at = now() - interval '120 days'
where id = '00000000-0000-4000-8010-000000000005' and archived_at is null;

select public.divide_field(field.id, division.parts)
from (
  values (1, 2), (1, 4), (1, 3), (2, 2), (2, 4), (3, 2), (6, 2), (6, 4), (7, 2)
) as division (field, parts)
join public.fields as field
  on field.id = ('00000000-0000-4000-8010-' || lpad(division.field::text, 12, '0'))::uuid;

insert into public.equipment_items (
  id, school_id, team_id, kind, name, count, condition, location, note
)
select
  ('00000000-0000-4000-8011-' || lpad(item.number::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8000-' || lpad(item.school::text, 12, '0'))::uuid,
  ('00000000-0000-4000-8002-' || lpad(item.team::text, 12, '0'))::uuid,
  item.kind::public.equipment_kind, item.name, item.count,
  item.condition::public.equipment_condition, item.location, item.note
from (
  values
    (1, 1, null::int, 'balls', 'Size 3, light', 20, 'good', 'Container, left', null),
    (2, 1, null, 'balls', 'Size 4', 36, 'good', 'Container, left', 'Four lose air over night.'),
    (3, 1, null, 'balls', 'Size 5', 28, 'worn', 'Container, left', null),
    (4, 1, 3, 'balls', 'Size 4, match balls', 3, 'new', 'Coach''s bag', null),
    (5, 1, null, 'cones', 'Tall', 24, 'good', 'Container, shelf 1', null),
    (6, 1, null, 'flat_markers', 'Orange and white', 80, 'good', 'Container, shelf 1', null),
    (7, 1, null, 'poles', 'With spikes', 16, 'good', 'Container, right', null),
    (8, 1, null, 'bibs', 'Yellow', 30, 'good', 'Container, shelf 2', 'Washed on Fridays.'),
    (9, 1, null, 'bibs', 'Blue', 24, 'worn', 'Container, shelf 2', null),
    (10, 1, null, 'mini_goals', 'Folding, 1.2 m', 8, 'good', 'Container, right', null),
    (11, 1, null, 'youth_goals', '5 × 2 m, on wheels', 4, 'good', 'Riverside Park, small pitch', 'Chain them after use.'),
    (12, 1, null, 'full_goals', null, 4, 'good', 'Riverside Park, pitch 1', null),
    (13, 1, null, 'mannequins', 'For free kicks', 5, 'worn', 'Container, right', null),
    (14, 1, null, 'ladders', '6 m', 3, 'good', 'Container, shelf 3', null),
    (15, 1, null, 'hurdles', '15 to 30 cm', 12, 'good', 'Container, shelf 3', null),
    (16, 1, null, 'rings', null, 20, 'good', 'Container, shelf 3', null),
    (17, 1, null, 'rebounders', '1.5 m', 2, 'broken', 'Workshop', 'New net is ordered.'),
    (18, 1, null, 'other', 'First-aid bag', 4, 'good', 'Club room', 'Checked every month.'),
    (19, 2, null, 'balls', 'Size 4', 22, 'good', 'Boot room', null),
    (20, 2, null, 'balls', 'Size 5', 18, 'worn', 'Boot room', null),
    (21, 2, null, 'flat_markers', null, 50, 'good', 'Boot room', null),
    (22, 2, null, 'bibs', 'Green', 20, 'good', 'Boot room', null),
    (23, 2, null, 'mini_goals', null, 4, 'worn', 'Behind the stand', null),
    (24, 2, 5, 'ladders', '4 m', 1, 'new', 'Coach''s bag', null),
    (25, 2, null, 'full_goals', null, 2, 'good', 'Gleisdreieck, main pitch', null)
) as item (number, school, team, kind, name, count, condition, location, note)
on conflict (id) do nothing;
