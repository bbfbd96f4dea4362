-- Age rules of four associations, as collected in the research (peers.md 5.4). Nobody has checked
-- them with the association yet, so none is confirmed. Yards are converted to metres. A season_from
-- of 2024 in the USA means only that the source names no season.
-- Heading guidance of the English associations is independent of the format and added to each row.

insert into public.age_rules (
  country, age_group, season_from, season_until, format, has_goalkeeper,
  pitch_length_min_m, pitch_length_max_m, pitch_width_min_m, pitch_width_max_m,
  goal_kind, goal_count, ball_size, periods, period_minutes, is_rounds, substitutes_max,
  day_minutes_max, tournament_minutes_max, has_table,
  heading_sessions_max, heading_sessions_per, headings_per_session, note, source
)
select
  rule.country, rule.age_group, rule.season_from, rule.season_until, rule.format, rule.has_goalkeeper,
  rule.length_min, rule.length_max, rule.width_min, rule.width_max,
  rule.goal_kind::public.equipment_kind, rule.goal_count, rule.ball_size, rule.periods,
  rule.period_minutes, rule.is_rounds, rule.substitutes_max, rule.day_max, rule.tournament_max,
  rule.has_table, heading.sessions, heading.per, heading.headers,
  nullif(concat_ws(' ', rule.note, heading.note), ''),
  case rule.country
    when 'DE' then 'DFB: FAQ 218973 and kinderfussball (dfb.de), binding since 2024/25'
    when 'BG' then 'BFU: announcement of 11 April 2024 (bfunion.bg)'
    when 'US' then 'US Soccer: Player Development Initiatives chart'
    else case
      when rule.season_from < 2026 then 'The FA: regulations until 2025/26; heading guidance of 2020'
      else 'The FA: futurefit.englandfootball.com; heading guidance of 2020'
    end
  end
from (
  values
    -- Germany
    ('DE', 'U6', 2024, null::int, 2, false, 20.0, 28.0, 16.0, 22.0, 'mini_goals', 4, null::int, 7, 10, true, 2, null::int, null::int, false, '2 v 2 or 3 v 3; change after each goal; at most seven rounds of at most ten minutes, in later coverage seven.'),
    ('DE', 'U6', 2024, null, 3, false, 20.0, 28.0, 16.0, 22.0, 'mini_goals', 4, null, 7, 10, true, 2, null, null, false, '2 v 2 or 3 v 3; change after each goal; at most seven rounds of at most ten minutes, in later coverage seven.'),
    ('DE', 'U7', 2024, null, 2, false, 20.0, 28.0, 16.0, 22.0, 'mini_goals', 4, null, 7, 10, true, 2, null, null, false, '2 v 2 or 3 v 3; change after each goal; at most seven rounds of at most ten minutes, in later coverage seven.'),
    ('DE', 'U7', 2024, null, 3, false, 20.0, 28.0, 16.0, 22.0, 'mini_goals', 4, null, 7, 10, true, 2, null, null, false, '2 v 2 or 3 v 3; change after each goal; at most seven rounds of at most ten minutes, in later coverage seven.'),
    ('DE', 'U8', 2024, null, 3, null, 26.0, 28.0, 20.0, 22.0, null, null, null, null, 12, true, null, null, null, false, 'Advised; rounds of about twelve minutes.'),
    ('DE', 'U8', 2024, null, 5, null, 40.0, 40.0, 22.0, 25.0, null, null, null, null, 12, true, null, null, null, false, 'Rounds of about twelve minutes.'),
    ('DE', 'U9', 2024, null, 3, null, 26.0, 28.0, 20.0, 22.0, null, null, null, null, 12, true, null, null, null, false, 'Advised; rounds of about twelve minutes.'),
    ('DE', 'U9', 2024, null, 5, null, 40.0, 40.0, 22.0, 25.0, null, null, null, null, 12, true, null, null, null, false, 'Rounds of about twelve minutes.'),
    ('DE', 'U10', 2024, null, 5, true, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U10', 2024, null, 6, true, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U10', 2024, null, 7, true, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U11', 2024, null, 5, true, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U11', 2024, null, 6, true, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U11', 2024, null, 7, true, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U12', 2024, null, 9, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U13', 2024, null, 9, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U14', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U15', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U16', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U17', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U18', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('DE', 'U19', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    -- England until 2025/26
    ('GB', 'U7', 2020, 2025, 5, null, 36.6, 36.6, 27.4, 27.4, null, null, 3, 2, 20, false, null, 40, 60, null, null),
    ('GB', 'U8', 2020, 2025, 5, null, 36.6, 36.6, 27.4, 27.4, null, null, 3, 2, 20, false, null, 40, 60, null, null),
    ('GB', 'U9', 2020, 2025, 7, null, 54.9, 54.9, 36.6, 36.6, null, null, 3, 2, 25, false, null, 60, 90, null, null),
    ('GB', 'U10', 2020, 2025, 7, null, 54.9, 54.9, 36.6, 36.6, null, null, 3, 2, 25, false, null, 60, 90, null, null),
    ('GB', 'U11', 2020, 2025, 9, null, 73.2, 73.2, 45.7, 45.7, null, null, 4, 2, 30, false, null, 80, 120, null, 'An older table allows 100 minutes a day.'),
    ('GB', 'U12', 2020, 2025, 9, null, 73.2, 73.2, 45.7, 45.7, null, null, 4, 2, 30, false, null, 80, 120, null, 'An older table allows 100 minutes a day.'),
    ('GB', 'U13', 2020, 2025, 11, null, 82.3, 82.3, 50.3, 50.3, null, null, 4, 2, 35, false, null, 100, 150, null, null),
    ('GB', 'U14', 2020, 2025, 11, null, 82.3, 82.3, 50.3, 50.3, null, null, 4, 2, 35, false, null, 100, 150, null, null),
    ('GB', 'U15', 2020, 2025, 11, null, 91.4, 91.4, 54.9, 54.9, null, null, 5, 2, 40, false, null, 100, 150, null, null),
    ('GB', 'U16', 2020, 2025, 11, null, 91.4, 91.4, 54.9, 54.9, null, null, 5, 2, 40, false, null, 100, 150, null, null),
    ('GB', 'U17', 2020, 2025, 11, null, 100.6, 100.6, 64.0, 64.0, null, null, 5, 2, 45, false, null, 120, 180, null, null),
    ('GB', 'U18', 2020, 2025, 11, null, 100.6, 100.6, 64.0, 64.0, null, null, 5, 2, 45, false, null, 120, 180, null, null),
    -- England from 2026/27
    ('GB', 'U7', 2026, null, 3, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'In one league three small games at once on a 5 v 5 pitch, six to ten players, about forty minutes.'),
    ('GB', 'U8', 2026, null, 5, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('GB', 'U9', 2026, null, 5, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('GB', 'U10', 2026, null, 7, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('GB', 'U11', 2026, null, 7, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('GB', 'U12', 2026, null, 9, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('GB', 'U13', 2026, null, 9, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('GB', 'U14', 2026, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('GB', 'U15', 2026, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('GB', 'U16', 2026, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('GB', 'U18', 2026, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    -- Bulgaria
    ('BG', 'U6', 2024, null, 3, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Football 3. Exact ages to be confirmed.'),
    ('BG', 'U7', 2024, null, 3, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Football 3. Exact ages to be confirmed.'),
    ('BG', 'U8', 2024, null, 5, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Football 5. Exact ages to be confirmed.'),
    ('BG', 'U9', 2024, null, 5, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Football 5. Exact ages to be confirmed.'),
    ('BG', 'U10', 2024, null, 7, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Football 7. Exact ages to be confirmed.'),
    ('BG', 'U11', 2024, null, 7, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Football 7. Exact ages to be confirmed.'),
    ('BG', 'U12', 2024, null, 9, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Football 9, the first with referees. Exact ages to be confirmed.'),
    ('BG', 'U13', 2024, null, 9, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Football 9, the first with referees. Exact ages to be confirmed.'),
    ('BG', 'U14', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Exact ages to be confirmed.'),
    ('BG', 'U15', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Exact ages to be confirmed.'),
    ('BG', 'U16', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Exact ages to be confirmed.'),
    ('BG', 'U17', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, 'Exact ages to be confirmed.'),
    -- USA
    ('US', 'U6', 2024, null, 4, false, 22.9, 32.0, 13.7, 22.9, null, null, 3, null, null, false, null, null, null, null, null),
    ('US', 'U7', 2024, null, 4, false, 22.9, 32.0, 13.7, 22.9, null, null, 3, null, null, false, null, null, null, null, null),
    ('US', 'U8', 2024, null, 4, false, 22.9, 32.0, 13.7, 22.9, null, null, 3, null, null, false, null, null, null, null, null),
    ('US', 'U9', 2024, null, 7, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('US', 'U10', 2024, null, 7, null, 50.3, 59.4, 32.0, 41.1, null, null, 4, 2, 25, false, null, null, null, null, null),
    ('US', 'U11', 2024, null, 9, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('US', 'U12', 2024, null, 9, null, 64.0, 73.2, 41.1, 50.3, null, null, 4, 2, 30, false, null, null, null, null, null),
    ('US', 'U13', 2024, null, 11, null, null, null, null, null, null, null, null, null, null, false, null, null, null, null, null),
    ('US', 'U14', 2024, null, 11, null, null, null, null, null, null, null, 5, 2, null, false, null, null, null, null, 'Two halves of 35 to 45 minutes, longer with age.'),
    ('US', 'U15', 2024, null, 11, null, null, null, null, null, null, null, 5, 2, null, false, null, null, null, null, 'Two halves of 35 to 45 minutes, longer with age.'),
    ('US', 'U16', 2024, null, 11, null, null, null, null, null, null, null, 5, 2, null, false, null, null, null, null, 'Two halves of 35 to 45 minutes, longer with age.'),
    ('US', 'U17', 2024, null, 11, null, null, null, null, null, null, null, 5, 2, null, false, null, null, null, null, 'Two halves of 35 to 45 minutes, longer with age.')
) as rule (
  country, age_group, season_from, season_until, format, has_goalkeeper, length_min, length_max,
  width_min, width_max, goal_kind, goal_count, ball_size, periods, period_minutes, is_rounds,
  substitutes_max, day_max, tournament_max, has_table, note
)
left join (
  values
    ('GB', 'U7', 0, 'week', 0, null), ('GB', 'U8', 0, 'week', 0, null), ('GB', 'U9', 0, 'week', 0, null),
    ('GB', 'U10', 0, 'week', 0, null), ('GB', 'U11', 0, 'week', 0, null),
    ('GB', 'U12', 1, 'month', 5, null), ('GB', 'U13', 1, 'week', 5, null),
    ('GB', 'U14', 1, 'week', 10, null), ('GB', 'U15', 1, 'week', 10, null), ('GB', 'U16', 1, 'week', 10, null),
    ('GB', 'U18', null, null, null, 'Heading in training as little as possible.')
) as heading (country, age_group, sessions, per, headers, note)
  on heading.country = rule.country and heading.age_group = rule.age_group
on conflict on constraint age_rules_once do nothing;

-- What the associations' pages say besides, and where they say it. England's day limits are those of its
-- regulations until 2025/26; for 2026/27 no page names them, so they stay empty.
update public.age_rules as rule set
  is_binding = case
    when rule.country = 'DE' and rule.age_group in ('U6', 'U7', 'U8', 'U9', 'U10', 'U11')
      then not (rule.age_group in ('U8', 'U9') and rule.format = 3)
    when rule.country = 'GB' then true
  end,
  rotates_after_goal = case
    when rule.country = 'DE' and rule.age_group in ('U6', 'U7', 'U8', 'U9') and rule.format < 5 then true
  end,
  has_goalkeeper = case
    when rule.country = 'DE' and rule.age_group in ('U8', 'U9') and rule.format = 3 then false
    else rule.has_goalkeeper
  end,
  goal_kind = case
    when rule.country = 'DE' and rule.age_group in ('U8', 'U9') and rule.format = 3 then 'mini_goals'::public.equipment_kind
    else rule.goal_kind
  end,
  goal_count = case
    when rule.country = 'DE' and rule.age_group in ('U8', 'U9') and rule.format = 3 then 4
    else rule.goal_count
  end,
  ball_size = case
    when rule.country = 'DE' and rule.age_group in ('U6', 'U7', 'U8', 'U9') then 3
    when rule.country = 'DE' and rule.age_group in ('U12', 'U13') then 4
    else rule.ball_size
  end,
  source_url = case
    when rule.country = 'DE' then 'https://www.dfb.de/mehr-fussball/kinderfussball'
    when rule.country = 'GB' and rule.season_from >= 2026 then 'https://futurefit.englandfootball.com/'
    when rule.country = 'GB' then 'https://theflynns.me.uk/index.php/regulations'
    when rule.country = 'BG'
      then 'https://www.novsport.com/institutsii/rakovodstvoto-na-bfs-provede-sreshta-s-klubovete-ot-yunosheskite-grupi'
  end
where not rule.is_confirmed and rule.source_url is null and rule.country in ('DE', 'GB', 'BG');
