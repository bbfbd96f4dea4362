/** The same order every time, with a quiet place: for players on the autism spectrum and everybody who likes to know. */
import { createSketch } from '../../../create-sketch'
import { createScale, type Exercise } from '../kit'
import { olderGroup, youngGroup } from '../everyone/sizes'

export const sameOrder: Exercise = {
  key: 'same-order',
  sizes: [
    { ...youngGroup, time: [4, 180, 60], more: 4 },
    { ...olderGroup, time: [4, 240, 60], more: 4 },
  ],
  intensity: 'low',
  kind: { topic: 'first_touch', practice_type: 'unopposed', moment: null },
  more: { coaches: 2 },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.zone(at(0.82, 0.06), at(0.98, 0.36), '4')
    for (const [index, label] of ['1', '2', '3'].entries())
      drawing.zone(at(0.02 + index * 0.27, 0.06), at(0.24 + index * 0.27, 0.94), label)
    const pairs = count / 2
    const spots = [0.13, 0.4, 0.67, 0.13, 0.4] as const
    const couples = spots.slice(0, pairs).map((x, index) => {
      const shift = index > 2 ? 0.06 : pairs > 3 && index < pairs - 3 ? -0.05 : 0
      const upper = drawing.player('a', at(x + shift, 0.26))
      drawing.gear('ring', at(x + shift, 0.2))
      const lower = drawing.player('a', at(x + shift, 0.74))
      drawing.gear('ring', at(x + shift, 0.8))
      return { upper, lower, ball: drawing.ball(upper) }
    })
    drawing.coach(at(0.9, 0.6))
    drawing.coach(at(0.9, 0.84))
    drawing.together(() => {
      for (const { ball, lower } of couples) drawing.pass(ball, lower)
    })
    drawing.together(() => {
      for (const { ball, upper } of couples) drawing.pass(ball, upper)
    })
    return drawing
  },
  words: {
    en: {
      title: 'The same order every time',
      aim: 'A predictable passing practice that gives security to autistic players and calm to the whole group; the touch improves because nothing distracts.',
      setup:
        'Three numbered fields and a quiet place (4) on {l} × {w} m. {n} players in fixed pairs, a ring as home for each. A board shows the fields in order and a timer that can be seen, not heard. No whistle, no shouting.',
      rules: [
        'Field 1: stop the ball with the sole, then pass it back from the ring.',
        'Field 2: take the ball to the side with the first touch, then pass.',
        'Field 3: pass first time, count the passes together.',
        'Whoever needs a break goes to 4 without asking and comes back without explaining.',
        'When the timer is empty the pair moves on to the next number, always in this order.',
      ],
      points: [
        'Say what to do, not what to leave: “Stop it with your sole.”',
        'Show it from the side, so that nobody has to look at your face.',
        'One piece of feedback after a series, short and concrete.',
        'Announce changes twice: one minute before, and when it is time.',
      ],
      harder: ['One field gets a new task, shown on the board at the beginning.'],
      easier: ['Only field 1, with the same partner all evening.'],
      scoring:
        'The pair notes how many passes went from ring to ring; the number to beat is its own.',
      question: 'Which field was the most pleasant for you?',
      fault: 'A surprise game at the end “because everyone did so well”.',
    },
    de: {
      title: 'Immer in derselben Reihenfolge',
      aim: 'Eine vorhersehbare Passübung, die Menschen im Autismus-Spektrum Sicherheit und allen Ruhe gibt; ohne Ablenkung wird der erste Kontakt besser.',
      setup:
        'Drei nummerierte Felder und ein Ruheplatz (4) auf {l} × {w} m. {n} Spieler in festen Paaren, für jeden ein Reifen als Zuhause. Eine Tafel zeigt die Reihenfolge und eine Uhr, die man sieht, aber nicht hört. Keine Pfeife, kein Rufen.',
      rules: [
        'Feld 1: den Ball mit der Sohle stoppen und aus dem Reifen zurückpassen.',
        'Feld 2: den Ball mit dem ersten Kontakt zur Seite mitnehmen, dann passen.',
        'Feld 3: direkt passen und gemeinsam zählen.',
        'Wer eine Pause braucht, geht ohne zu fragen zur 4 und kommt ohne Erklärung zurück.',
        'Ist die Uhr abgelaufen, wechselt das Paar zur nächsten Nummer, stets in dieser Folge.',
      ],
      points: [
        'Sagen, was zu tun ist, nicht was zu lassen: „Stopp mit der Sohle.“',
        'Von der Seite vormachen, damit niemand ins Gesicht schauen muss.',
        'Eine Rückmeldung je Serie, kurz und konkret.',
        'Wechsel zweimal ankündigen: eine Minute vorher und wenn es so weit ist.',
      ],
      harder: ['Ein Feld bekommt eine neue Aufgabe, die schon zu Beginn auf der Tafel steht.'],
      easier: ['Nur Feld 1, den ganzen Abend mit demselben Partner.'],
      scoring:
        'Das Paar notiert seine Pässe von Reifen zu Reifen; zu schlagen ist nur die eigene Zahl.',
      question: 'Welches Feld war für dich am angenehmsten?',
      fault: 'Ein Überraschungsspiel zum Schluss, „weil alle so gut waren“.',
    },
    bg: {
      title: 'Винаги в същия ред',
      aim: 'Предвидимо упражнение за пас, което дава сигурност на играчите от аутистичния спектър и спокойствие на всички; без разсейване поемането се подобрява.',
      setup:
        'Три номерирани полета и тихо място (4) на {l} × {w} м. {n} играчи в постоянни двойки, за всеки по един обръч „дом“. Табло показва реда и часовник, който се вижда, но не се чува. Без свирка и без викове.',
      rules: [
        'Поле 1: спри топката с подметка и я върни от обръча.',
        'Поле 2: първото докосване е встрани, после пас.',
        'Поле 3: пас от първо, двамата броят заедно.',
        'Който има нужда от почивка, отива на 4, без да пита, и се връща без обяснение.',
        'Когато времето изтече, двойката минава на следващия номер, винаги в този ред.',
      ],
      points: [
        'Казвай какво да се прави, не какво да не се прави: „Спри с подметка.“',
        'Показвай отстрани, за да не се налага никой да те гледа в лицето.',
        'Една бележка след серия, кратка и конкретна.',
        'Обявявай промяната два пъти: минута по-рано и в самия момент.',
      ],
      harder: ['Едно поле получава нова задача, показана на таблото още в началото.'],
      easier: ['Само поле 1, с един и същ партньор цялата вечер.'],
      scoring: 'Двойката записва пасовете от обръч до обръч; подобрява се само собственото число.',
      question: 'Кое поле беше най-приятно за теб?',
      fault: 'Изненадваща игра накрая, „защото всички бяха чудесни“.',
    },
  },
}
