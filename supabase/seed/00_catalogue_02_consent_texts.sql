-- What families are asked, in the words they agree to; a guardian and a young person who decides alone read
-- the same ones. A changed text is a new version, never an edit.

insert into public.consent_texts (purpose, version, locale, body)
values
  ('photo_video', 1, 'en', 'The coaches may take photos and videos of the player at training and matches and show them inside the team.'),
  ('photo_video', 1, 'de', 'Die Trainer dürfen die Spielerin oder den Spieler beim Training und bei Spielen fotografieren und filmen und die Aufnahmen innerhalb der Mannschaft zeigen.'),
  ('photo_video', 1, 'bg', 'Треньорите могат да снимат играча на тренировки и мачове и да показват снимките и видеото в отбора.'),
  ('publication', 1, 'en', 'The club may publish photos of the player on its website, in its programme and on its own channels. No full name appears beside a picture.'),
  ('publication', 1, 'de', 'Der Verein darf Fotos der Spielerin oder des Spielers auf seiner Website, im Vereinsheft und auf seinen eigenen Kanälen veröffentlichen. Neben einem Bild steht kein voller Name.'),
  ('publication', 1, 'bg', 'Клубът може да публикува снимки на играча на своя сайт, в програмата и в своите канали. До снимка не се изписва пълно име.'),
  ('marketing', 1, 'en', 'The club may write to me about camps, offers and events that are not part of the membership.'),
  ('marketing', 1, 'de', 'Der Verein darf mir über Feriencamps, Angebote und Veranstaltungen schreiben, die nicht zur Mitgliedschaft gehören.'),
  ('marketing', 1, 'bg', 'Клубът може да ми пише за лагери, оферти и събития извън членството.'),
  ('health_data', 1, 'en', 'The coaches may note height, weight, injuries and how the player feels, to plan training that does good. Nobody else in the club sees this.'),
  ('health_data', 1, 'de', 'Die Trainer dürfen Größe, Gewicht, Verletzungen und Befinden der Spielerin oder des Spielers festhalten, um ein Training zu planen, das guttut. Niemand sonst im Verein sieht diese Angaben.'),
  ('health_data', 1, 'bg', 'Треньорите могат да записват ръст, тегло, травми и самочувствие на играча, за да планират подходящи тренировки. Никой друг в клуба не вижда тези данни.'),
  ('push_to_child', 1, 'en', 'The application may send messages about training, matches and tasks to the player''s own phone.'),
  ('push_to_child', 1, 'de', 'Die Anwendung darf Mitteilungen zu Training, Spielen und Aufgaben auf das eigene Telefon der Spielerin oder des Spielers schicken.'),
  ('push_to_child', 1, 'bg', 'Приложението може да изпраща съобщения за тренировки, мачове и задачи на телефона на играча.')
on conflict do nothing;
