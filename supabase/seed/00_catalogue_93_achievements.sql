-- Catalogue: achievements, in the words a coach says to a child.

create temporary table catalogue_achievements (
  number int not null,
  rule public.achievement_rule not null,
  threshold int,
  tier public.achievement_tier not null,
  icon text not null,
  title_en text not null,
  title_de text not null,
  title_bg text not null,
  description_en text not null,
  description_de text not null,
  description_bg text not null
);

insert into catalogue_achievements
values
  (1, 'by_hand', null, 'gold', 'handshake',
    'Fair play', 'Fair Play', 'Феърплей',
    'You put fairness above the result, and everybody saw it.',
    'Fairness war dir wichtiger als das Ergebnis, und alle haben es gesehen.',
    'Постави честната игра над резултата и всички го видяха.'),
  (2, 'by_hand', null, 'silver', 'users',
    'Team player', 'Teamplayer', 'Отборен играч',
    'You make the players around you better.',
    'Mit dir werden die anderen besser.',
    'С теб и другите играят по-добре.'),
  (3, 'by_hand', null, 'gold', 'star',
    'Player of the month', 'Star des Monats', 'Звезда на месеца',
    'The coaches'' choice of this month.',
    'Die Wahl des Trainerteams in diesem Monat.',
    'Изборът на треньорите за месеца.'),
  (4, 'by_hand', null, 'silver', 'heart',
    'Never gave up', 'Nie aufgegeben', 'Не се предаде',
    'You kept going when it was hardest.',
    'Du hast weitergemacht, als es am schwersten war.',
    'Продължи, когато беше най-трудно.'),
  (5, 'by_hand', null, 'bronze', 'shield',
    'Safe hands', 'Sicherer Rückhalt', 'Сигурни ръце',
    'A match in goal your team could build on.',
    'Ein Spiel im Tor, auf das sich alle verlassen konnten.',
    'Мач на вратата, на който отборът можеше да разчита.'),
  (6, 'attendance_streak', 5, 'bronze', 'flame',
    'Five in a row', 'Fünfmal in Folge', 'Пет поредни',
    'Five trainings in a row without missing one.',
    'Fünf Trainings hintereinander, keines verpasst.',
    'Пет поредни тренировки без отсъствие.'),
  (7, 'attendance_streak', 10, 'silver', 'flame',
    'Ten in a row', 'Zehnmal in Folge', 'Десет поредни',
    'Ten trainings in a row without missing one.',
    'Zehn Trainings hintereinander, keines verpasst.',
    'Десет поредни тренировки без отсъствие.'),
  (8, 'attendance_streak', 20, 'gold', 'flame',
    'Twenty in a row', 'Zwanzigmal in Folge', 'Двадесет поредни',
    'Twenty trainings in a row: nobody keeps you away.',
    'Zwanzig Trainings hintereinander: dich hält nichts ab.',
    'Двадесет поредни тренировки: нищо не те спира.'),
  (9, 'trainings_attended', 15, 'bronze', 'calendar-check',
    'Regular', 'Stammgast', 'Редовно присъствие',
    'Fifteen trainings this season.',
    'Fünfzehn Trainings in dieser Saison.',
    'Петнадесет тренировки този сезон.'),
  (10, 'trainings_attended', 40, 'silver', 'calendar-check',
    'Reliable', 'Verlässlich', 'На теб се разчита',
    'Forty trainings this season.',
    'Vierzig Trainings in dieser Saison.',
    'Четиридесет тренировки този сезон.'),
  (11, 'trainings_attended', 80, 'gold', 'calendar-check',
    'Always there', 'Immer da', 'Винаги на линия',
    'Eighty trainings this season.',
    'Achtzig Trainings in dieser Saison.',
    'Осемдесет тренировки този сезон.'),
  (12, 'individual_tasks_done', 5, 'bronze', 'dumbbell',
    'Extra shift', 'Extraschicht', 'Допълнителна смяна',
    'Five individual tasks done at home.',
    'Fünf Einzelaufgaben zu Hause erledigt.',
    'Пет индивидуални задачи, изпълнени вкъщи.'),
  (13, 'individual_tasks_done', 20, 'silver', 'dumbbell',
    'Home champion', 'Auch zu Hause am Ball', 'Домашен шампион',
    'Twenty individual tasks done at home.',
    'Zwanzig Einzelaufgaben zu Hause erledigt.',
    'Двадесет индивидуални задачи, изпълнени вкъщи.'),
  (14, 'mental_tasks_done', 5, 'bronze', 'brain',
    'Clear head', 'Klarer Kopf', 'Бистра глава',
    'Five mental tasks done.',
    'Fünf mentale Aufgaben erledigt.',
    'Пет изпълнени ментални задачи.'),
  (15, 'mental_tasks_done', 15, 'silver', 'brain',
    'Strong mind', 'Mental stark', 'Силен дух',
    'Fifteen mental tasks done.',
    'Fünfzehn mentale Aufgaben erledigt.',
    'Петнадесет изпълнени ментални задачи.'),
  (16, 'stat_improved', 5, 'silver', 'trending-up',
    'On the way up', 'Im Aufwind', 'Във възход',
    'Half a point better than at the start of the season.',
    'Einen halben Punkt besser als zu Saisonbeginn.',
    'Половин точка по-добре от началото на сезона.'),
  (17, 'stat_improved', 10, 'gold', 'rocket',
    'Big step', 'Großer Schritt', 'Голяма крачка',
    'A whole point better than at the start of the season.',
    'Einen ganzen Punkt besser als zu Saisonbeginn.',
    'Цяла точка по-добре от началото на сезона.'),
  (18, 'self_ratings', 1, 'bronze', 'eye',
    'Honest eye', 'Ehrlicher Blick', 'Честен поглед',
    'You looked at your own game for the first time.',
    'Du hast dein eigenes Spiel zum ersten Mal selbst eingeschätzt.',
    'За пръв път оцени собствената си игра.'),
  (19, 'self_ratings', 3, 'silver', 'eye',
    'A look in the mirror', 'Blick in den Spiegel', 'Поглед в огледалото',
    'Three times this season you looked at your own game.',
    'Dreimal hast du in dieser Saison dein eigenes Spiel eingeschätzt.',
    'Три пъти този сезон оцени собствената си игра.');

insert into public.achievements (id, rule, threshold, tier, icon, sort_order)
select
  ('00000000-0000-4000-8790-' || lpad(number::text, 12, '0'))::uuid,
  rule, threshold, tier, icon, number
from catalogue_achievements
on conflict (id) do nothing;

insert into public.achievement_texts (achievement_id, locale, title, description)
select
  ('00000000-0000-4000-8790-' || lpad(entry.number::text, 12, '0'))::uuid,
  text.locale, text.title, text.description
from catalogue_achievements as entry
cross join lateral (
  values
    ('en', entry.title_en, entry.description_en),
    ('de', entry.title_de, entry.description_de),
    ('bg', entry.title_bg, entry.description_bg)
) as text (locale, title, description)
on conflict on constraint achievement_texts_pkey do nothing;

drop table catalogue_achievements;
