/** Each team has a secret striker whose goals count more. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const secretStriker: Exercise = {
  key: 'secret-striker',
  sizes: createSizes({
    small: [32, 24],
    large: [42, 32],
    ages: [9, 12],
    level: 2,
    time: [6, 120, 60],
    more: 4,
  }),
  intensity: 'high',
  kind: { topic: 'fun', practice_type: 'small_sided_game', corners: ['social', 'tactical'] },
  draw(size) {
    const board = createBoard(size)
    board.goals('mini', [0, 0.25, 0], [0, 0.75, 0], [1, 0.25, 180], [1, 0.75, 180])
    const a = board.players('a', [0.2, 0.5], [0.36, 0.2], [0.38, 0.8], [0.58, 0.6], [0.64, 0.24])
    const b = board.players('b', [0.36, 0.46], [0.5, 0.3], [0.54, 0.74], [0.72, 0.42], [0.84, 0.6])
    board.start(a(1))
    board.pass(a(3), [b(1), [0.34, 0.6]], [b(3), [0.48, 0.8]], [a(5), [0.7, 0.34]])
    board.into(a(4), [0.62, 0.72], [b(3), [0.54, 0.82]], [b(5), [0.78, 0.68]], [b(4), [0.72, 0.52]])
    board.into(a(5), [0.8, 0.24], [b(4), [0.8, 0.4]], [b(2), [0.62, 0.34]])
    board.shoot([1, 0.25], [b(4), [0.9, 0.34]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Who is the secret striker?',
      aim: 'Bring one player into scoring positions without showing it, and find out by watching whom the others look for.',
      setup:
        'Pitch of {l} × {w} m with two mini goals on each end line, two teams of five. Each team tells the coach the name of its secret striker.',
      rules: [
        'The secret striker’s goals count three, all others one.',
        'The name is valid for one round; it must be somebody else each time.',
        'At the end of the round each team guesses who it was.',
        'The secret striker has to touch the ball at least once before half of the round is over.',
        'Nobody calls the name more often than any other.',
      ],
      points: [
        'Decoys: use another one conspicuously often.',
        'Secret striker: play like always, and be there in the end.',
        'Opponents: who is free although nobody plays there?',
        'A sure goal of somebody else is worth more than a forced three.',
      ],
      harder: ['Two secret strikers, they do not know of each other.'],
      easier: ['The coach chooses the name by lot.'],
      scoring: 'Goals as said; two extra for a right guess.',
      question: 'What did the others do to mislead you?',
      fault: 'Everybody plays to the one, and after a minute all have understood.',
    },
    de: {
      title: 'Wer ist der Geheimstürmer?',
      aim: 'Einen Spieler unauffällig in Abschlusspositionen bringen und beobachten, wen die anderen suchen.',
      setup:
        'Feld von {l} × {w} m, auf jeder Grundlinie zwei Minitore, fünf gegen fünf. Jedes Team nennt dem Trainer seinen Geheimstürmer.',
      rules: [
        'Tore des Geheimstürmers zählen drei, alle anderen eins.',
        'Der Name gilt einen Durchgang, danach ist jemand anderes dran.',
        'Am Ende des Durchgangs rät jedes Team, wer es war.',
        'Bis zur Hälfte des Durchgangs muss der Geheimstürmer den Ball berührt haben.',
        'Kein Name wird öfter gerufen als die anderen.',
      ],
      points: [
        'Täuschen: einen anderen auffällig oft anspielen.',
        'Geheimstürmer: spiel wie immer und sei am Ende da.',
        'Gegner: Wer ist frei, obwohl niemand dorthin spielt?',
        'Ein sicheres Tor eines anderen ist besser als erzwungene drei.',
      ],
      harder: ['Zwei Geheimstürmer, die voneinander nichts wissen.'],
      easier: ['Der Trainer lost den Namen aus.'],
      scoring: 'Tore wie gesagt, richtig geraten: zwei dazu.',
      question: 'Womit haben euch die anderen getäuscht?',
      fault: 'Alle spielen nur auf den einen, nach einer Minute wissen es alle.',
    },
    bg: {
      title: 'Кой е тайният голмайстор?',
      aim: 'Незабелязано извеждане на един играч до удар и разгадаване кого търсят другите.',
      setup:
        'Поле {l} × {w} м с по две малки врати на крайните линии, два отбора по петима. Всеки отбор казва на треньора името на своя таен голмайстор.',
      rules: [
        'Головете на тайния голмайстор носят три, всички други – една.',
        'Името важи за една серия, после е ред на друг.',
        'Накрая на серията всеки отбор познава кой е бил.',
        'До средата на серията тайният голмайстор трябва да е докоснал топката.',
        'Никое име не се вика по-често от другите.',
      ],
      points: [
        'Заблудете: подавайте подчертано често на друг.',
        'Таен голмайстор: играй както винаги и бъди там накрая.',
        'Противници: кой е свободен, макар никой да не му подава?',
        'Сигурен гол на друг е повече от насилени три точки.',
      ],
      harder: ['Двама тайни голмайстори, които не знаят един за друг.'],
      easier: ['Треньорът тегли името по жребий.'],
      scoring: 'Головете както е казано; две допълнително за познато име.',
      question: 'С какво ви подведоха другите?',
      fault: 'Всички играят само към него и след минута всички са разбрали.',
    },
  },
}
