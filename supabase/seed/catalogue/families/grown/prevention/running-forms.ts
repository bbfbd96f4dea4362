/** Running in pairs between cones: the warm-up's first part. */
import { createSketch } from '../../../create-sketch'
import { moveAll, type Exercise } from '../kit'
import { createLevels } from './levels'

export const runningForms: Exercise = {
  key: 'running-forms',
  sizes: createLevels(
    [30, 16],
    [8, 45, 15],
    [
      {
        forms: [
          'straight ahead, hip out, hip in, round the partner, sideways meeting, two forward one back',
          'geradeaus, Hüfte auf, Hüfte zu, um den Partner, seitlich treffen, zwei vor und einen zurück',
          'направо, таз навън, таз навътре, около партньора, странично срещане, две напред и едно назад',
        ],
        pace: ['a relaxed jog', 'lockeres Traben', 'лек бег'],
        next: [
          'Trunk still and knees in line on all six forms, and breath enough to talk.',
          'Rumpf ruhig, Knie in der Achse bei allen sechs Formen, und es lässt sich dabei reden.',
          'Спокоен корпус и колене в линия при шестте форми, и дъхът стига за разговор.',
        ],
      },
      {
        forms: [
          'skipping, heels up, side steps with a turn, shoulder meeting in the air, bounding, rising runs',
          'Skippings, Anfersen, Seitschritte mit Drehung, Schulterkontakt im Sprung, Sprunglauf, Steigerung',
          'скипинг, пети назад, странични стъпки със завъртане, досег с рамо в скок, отскоци, ускорения',
        ],
        pace: ['three quarters of top speed', 'drei Viertel des Tempos', 'три четвърти скорост'],
        next: [
          'Both partners land from the shoulder meeting on two soft feet, eight times out of eight.',
          'Beide landen nach dem Schulterkontakt weich auf zwei Füßen, achtmal von acht.',
          'И двамата се приземяват меко на два крака след досега с рамо, осем от осем пъти.',
        ],
      },
      {
        forms: [
          'bounding for length, rising run to ninety per cent, plant and cut, backward to sprint, mirror, chase',
          'weiter Sprunglauf, Steigerung auf neunzig Prozent, Stand und Schnitt, rückwärts in Sprint, Spiegel, Jagd',
          'дълги отскоци, ускорение до деветдесет процента, опора и смяна на посоката, заден бег в спринт, огледало, преследване',
        ],
        pace: ['almost top speed', 'fast volles Tempo', 'почти пълна скорост'],
        next: [
          'Stay on this level through the season; go back one level after two weeks without training.',
          'In der Saison auf dieser Stufe bleiben; nach zwei Wochen Pause eine Stufe zurück.',
          'Остани на това ниво през сезона; след две седмици пауза се върни едно ниво.',
        ],
      },
    ],
  ),
  intensity: 'medium',
  kind: { topic: 'mobility' },
  draw({ area }) {
    const [length, width] = area
    const drawing = createSketch(area)
    const top = width * 0.34
    const low = width * 0.66
    for (const y of [top, low])
      for (const part of [0.14, 0.3, 0.46, 0.62, 0.78, 0.94])
        drawing.gear('marker', [length * part, y])
    const upper = drawing.row('a', 4, [length * 0.08, top], [length * 0.08 - 5.4, top])
    const lower = drawing.row('a', 4, [length * 0.08, low], [length * 0.08 - 5.4, low])
    drawing.coach([length / 2, width + 1.5])
    moveAll(
      drawing,
      [upper[0] ?? '', [length * 0.3, top], [length * 0.38, width * 0.46], [length * 0.46, top]],
      [lower[0] ?? '', [length * 0.3, low], [length * 0.38, width * 0.54], [length * 0.46, low]],
    )
    moveAll(
      drawing,
      [upper[0] ?? '', [length * 0.94, top], [length * 0.97, 1], [length * 0.5, 1]],
      [lower[0] ?? '', [length * 0.94, low], [length * 0.97, width - 1], [length * 0.5, width - 1]],
      [upper[1] ?? '', [length * 0.3, top]],
      [lower[1] ?? '', [length * 0.3, low]],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Prevention warm-up: running forms in pairs',
      aim: 'Raise the temperature and rehearse safe running, turning and contact; done at least twice a week all season, such a warm-up prevents injuries.',
      setup:
        'Six markers in two parallel rows on {l} × {w} m, a team in two lines of four, pairs side by side. For a bigger squad a second course beside it. The coach stands where knees can be seen from the front.',
      rules: [
        'Both partners start together at {pace} and do the form at every marker.',
        'The forms, one after the other: {forms}.',
        'On the way back jog outside the markers, at ease.',
        'The next pair starts when the pair before has passed the second marker.',
        'Each form is done once out and back, then the next is called.',
      ],
      points: [
        'Knee above the middle of the foot, in every step and every turn.',
        'Upper body tall, hips level, arms work along the body.',
        'Quiet feet: what you hear is what your joints feel.',
        'Look at your partner when you meet, contact shoulder to shoulder.',
      ],
      harder: ['Next level when this is true: {next}'],
      easier: ['Slower and with one look in between: show the form standing first.'],
      scoring: 'Each pair gives itself one point per form in which nothing had to be corrected.',
      question: 'Which of the forms is hardest for your knee to keep straight?',
      fault: 'It is chatted through at half height: no form, only a lap.',
    },
    de: {
      title: 'Präventions-Aufwärmen: Laufformen zu zweit',
      aim: 'Auf Temperatur kommen und sicheres Laufen, Drehen und Körperkontakt üben; mindestens zweimal pro Woche, die ganze Saison, senkt das Verletzungen.',
      setup:
        'Sechs Markierungen in zwei parallelen Reihen auf {l} × {w} m, das Team in zwei Reihen zu viert, Paare nebeneinander. Für einen größeren Kader eine zweite Bahn. Der Trainer steht so, dass er die Knie von vorn sieht.',
      rules: [
        'Beide starten gemeinsam, Tempo: {pace}, und führen an jeder Markierung die Form aus.',
        'Die Formen nacheinander: {forms}.',
        'Zurück geht es außen in lockerem Trab.',
        'Das nächste Paar startet, wenn das vorige an der zweiten Markierung vorbei ist.',
        'Jede Form einmal hin und zurück, dann wird die nächste angesagt.',
      ],
      points: [
        'Knie über der Fußmitte, bei jedem Schritt und jeder Drehung.',
        'Oberkörper groß, Becken waagerecht, Arme arbeiten am Körper.',
        'Leise Füße: Was man hört, spüren die Gelenke.',
        'Beim Treffen den Partner anschauen, Schulter an Schulter.',
      ],
      harder: ['Nächste Stufe, wenn das stimmt: {next}'],
      easier: ['Langsamer; die Form zuerst im Stand zeigen.'],
      scoring: 'Jedes Paar gibt sich einen Punkt je Form, bei der nichts zu verbessern war.',
      question: 'Bei welcher Form fällt es deinem Knie am schwersten, gerade zu bleiben?',
      fault: 'Es wird plaudernd abgespult: keine Form, nur eine Runde.',
    },
    bg: {
      title: 'Превантивна загрявка: форми на бягане',
      aim: 'Загряване и упражняване на безопасно бягане, завъртане и контакт; поне два пъти седмично през целия сезон това намалява травмите.',
      setup:
        'Шест маркера в два успоредни реда на {l} × {w} м, отборът е в две колони по четирима, двойките са рамо до рамо. За по-голям състав – втора пътека отстрани. Треньорът стои така, че да вижда коленете отпред.',
      rules: [
        'Двамата тръгват заедно, темпо: {pace}, и на всеки маркер изпълняват формата.',
        'Формите една след друга: {forms}.',
        'На връщане – спокоен бег отвън.',
        'Следващата двойка тръгва, щом предишната мине втория маркер.',
        'Всяка форма се прави веднъж натам и обратно, после се обявява следващата.',
      ],
      points: [
        'Коляното е над средата на стъпалото, при всяка крачка и завъртане.',
        'Изправено тяло, таз хоризонтално, ръцете работят до тялото.',
        'Тихи стъпки: каквото се чува, ставите го усещат.',
        'При среща гледай партньора, контактът е рамо в рамо.',
      ],
      harder: ['Следващото ниво, когато е вярно: {next}'],
      easier: ['По-бавно; първо покажи формата на място.'],
      scoring: 'Двойката си дава точка за всяка форма без нужда от поправка.',
      question: 'При коя форма най-трудно държиш коляното право?',
      fault: 'Формите се минават с разговори: няма движение, само обиколка.',
    },
  },
}
