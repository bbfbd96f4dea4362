-- Session candidates: everything a quick session may be made of, in one narrow answer.
--
--                      player  parent  coach of the team  other coach  owner   admin
-- session_candidates   -       -       x                  -            school  -
--
-- Owner means: of the team's school. The rows are those the caller may read: this runs as the
-- caller, and the policies of the exercises decide.

-- Functions ---------------------------------------------------------------------------------

-- The exercises of the library that fit the team's age, without drawings: at most 5,000, the often
-- used first. One value, because a list of rows would end at the API's thousand.
-- [{id, slug, practice, family, title, topic, phase, moment, practice_type, ages: [from, to], level, players: [min, max], ideal, keepers,
--   coaches, area: [length, width] (m), minutes, work, rest (seconds or null), intensity, heading,
--   equipment: [{kind, count}], uses, favourite, own}]
-- Ages count as in session_facts; an exercise up to 19 has no upper end. own: of the caller's
-- school. practice and family are the same for all sizes of a practice and for all practices of a set-up. The title is the reader's, or else the English one. Errors: not_staff_of_team (42501).
create function public.session_candidates(p_team_id uuid, p_locale public.short_text)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  age int;
begin
  if not coalesce(p_team_id = any(array(select private.my_managed_team_ids())), false) then
    raise exception 'not_staff_of_team' using errcode = '42501';
  end if;
  select least(coalesce(grade.years_under, 19), 19) into age
  from public.teams as team
  join public.age_groups as grade on grade.code = team.age_group
  where team.id = p_team_id;

  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', exercise.id,
          'slug', exercise.slug,
          'practice', coalesce(exercise.practice_key, exercise.id::text),
          'family', coalesce(exercise.family_key, exercise.id::text),
          'title', reading.title,
          'topic', exercise.topic,
          'phase', exercise.phase,
          'moment', exercise.moment,
          'practice_type', exercise.practice_type,
          'ages', array[exercise.min_age, exercise.max_age],
          'level', exercise.level,
          'players', array[exercise.players_min, exercise.players_max],
          'ideal', coalesce(exercise.players_ideal, (exercise.players_min + exercise.players_max) / 2),
          'keepers', exercise.keepers,
          'coaches', exercise.coaches,
          'area', array[exercise.area_length_m, exercise.area_width_m],
          'minutes', exercise.minutes,
          'work', exercise.work_seconds,
          'rest', exercise.rest_seconds,
          'intensity', exercise.intensity,
          'heading', exercise.has_heading,
          'equipment', exercise.equipment,
          'uses', exercise.use_count,
          'favourite', exercise.is_favourite,
          'own', exercise.school_id is not null
        ) order by exercise.use_count desc, exercise.id
      ),
      '[]'
    )
    from (
      select fitting.*, favourite.exercise_id is not null as is_favourite
      from public.exercises as fitting
      left join public.exercise_favourites as favourite
        on favourite.exercise_id = fitting.id and favourite.user_id = (select auth.uid())
      where fitting.archived_at is null
        and age between fitting.min_age and fitting.max_age
      order by fitting.use_count desc, fitting.id
      limit 5000
    ) as exercise
    cross join lateral (
      select translation.title
      from public.exercise_texts as translation
      where translation.exercise_id = exercise.id and translation.locale in (p_locale, 'en')
      order by translation.locale = p_locale desc
      limit 1
    ) as reading
  );
end;
$$;

-- Grants ------------------------------------------------------------------------------------

grant execute on function public.session_candidates(uuid, public.short_text) to authenticated;
