/** Finishing from the second line without sprints. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, drawPasses, playInto, type Exercise } from '../kit'
import { adults, veterans } from './sizes'

export const secondLineShots: Exercise = {
  key: 'second-line-shots',
  sizes: [
    { ...veterans, area: [30, 30], count: 8, time: [5, 150, 60] },
    { ...adults, area: [34, 36], count: 9, time: [6, 150, 60] },
  ],
  intensity: 'medium',
  kind: { topic: 'finishing', practice_type: 'opposed' },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area, { pitch: 'box', goal_side: 'right' })
    drawing.goal('full', at(1, 0.5), 180)
    drawing.keeper('b', at(0.965, 0.5))
    const wide = drawing.player('a', at(0.7, 0.1))
    const other = drawing.player('a', at(0.7, 0.9))
    const line = drawing.row('a', count - 5, at(0.12, 0.36), at(0.12, 0.64))
    const pivot = drawing.player('a', at(0.58, 0.46))
    const blocker = drawing.player('b', at(0.68, 0.52))
    const [shooter = ''] = line
    const ball = drawing.ball(shooter)
    for (const id of line.slice(1)) drawing.ball(id)
    addBench(drawing, 4)
    drawPasses(drawing, ball, [pivot])
    drawing.together(() => {
      drawing.run(shooter, at(0.36, 0.42))
      drawing.run(blocker, at(0.64, 0.44))
      drawing.pass(ball, wide)
    })
    playInto(drawing, ball, shooter, at(0.54, 0.3), [
      [blocker, at(0.64, 0.34)],
      [other, at(0.82, 0.74)],
      [pivot, at(0.78, 0.56)],
    ])
    drawing.shot(ball, [area[0], area[1] / 2 + 3])
    return drawing
  },
  words: {
    en: {
      title: 'Finishes from the second line',
      aim: 'Score from around the edge of the box after a calm combination; the technique replaces the sprint.',
      setup:
        'The space in front of the box, {l} × {w} m, full goal with keeper. A line with a ball each, a pivot at the edge with an opponent who may block, two wide players. {n} players, four spare balls.',
      rules: [
        'Pass to the pivot, who turns the ball out to a wide player.',
        'The passer follows at jogging pace and asks for the ball at the edge of the box.',
        'The wide player chooses: back to the edge, or low across to the other wide player.',
        'Shot with at most two touches; pivot and far wide player look for the rebound.',
        'Places change: passer to pivot, pivot to wing, wing to line. Keeper and blocker rest after eight shots.',
      ],
      points: [
        'Small steps before the shot, standing foot beside the ball.',
        'Swing the leg, do not tear it: eighty per cent of your force, a hundred of precision.',
        'Aim low and across the keeper, so that rebounds fall into the box.',
        'Keeper: set your feet before the shot, not during it.',
      ],
      harder: ['The blocker may follow the pass and defend the second ball.'],
      easier: ['No blocker; three touches.'],
      scoring: 'Goal from the edge two points, rebound or pass across one; the line plays to ten.',
      question: 'At which force did you hit the target most often?',
      fault: 'First shot of the evening at full force: the front of the thigh complains.',
    },
    de: {
      title: 'Abschluss aus der zweiten Reihe',
      aim: 'Nach ruhiger Kombination von der Strafraumgrenze treffen; die Technik ersetzt den Sprint.',
      setup:
        'Raum vor dem Strafraum, {l} × {w} m, Großtor mit Torwart. Eine Reihe mit je einem Ball, an der Grenze ein Ballverteiler mit einem Gegner, der blocken darf, zwei Außenspieler. {n} Spieler, vier Ersatzbälle.',
      rules: [
        'Pass auf den Verteiler, der den Ball nach außen weiterleitet.',
        'Der Passgeber trabt nach und fordert den Ball an der Strafraumgrenze.',
        'Der Außenspieler wählt: zurück an die Grenze oder flach quer zum anderen Außen.',
        'Abschluss mit höchstens zwei Kontakten; Verteiler und ferner Außen lauern auf den Abpraller.',
        'Wechsel: Passgeber zum Verteiler, dann nach außen, dann in die Reihe. Torwart und Blocker pausieren nach acht Schüssen.',
      ],
      points: [
        'Kleine Schritte vor dem Schuss, Standbein neben den Ball.',
        'Schwingen statt reißen: achtzig Prozent Kraft, hundert Prozent Genauigkeit.',
        'Flach am Torwart vorbei ins lange Eck, dann fällt der Abpraller in den Strafraum.',
        'Torwart: vor dem Schuss stehen, nicht währenddessen.',
      ],
      harder: ['Der Blocker darf nachgehen und den zweiten Ball verteidigen.'],
      easier: ['Ohne Blocker, mit drei Kontakten.'],
      scoring:
        'Tor von der Grenze zwei Punkte, Abpraller oder Querpass einer; die Reihe spielt bis zehn.',
      question: 'Mit wie viel Kraft hast du am häufigsten getroffen?',
      fault: 'Der erste Schuss des Abends mit voller Kraft: Der Oberschenkel meldet sich.',
    },
    bg: {
      title: 'Удари от втора линия',
      aim: 'Гол от границата на наказателното поле след спокойна комбинация; техниката замества спринта.',
      setup:
        'Пространството пред наказателното поле, {l} × {w} м, голяма врата с вратар. Колона с по една топка, на границата разпределящ с противник, който може да блокира, двама крайни. {n} играчи, четири резервни топки.',
      rules: [
        'Пас към разпределящия, който прехвърля към край.',
        'Подалият идва с лек бег и търси топката на границата на полето.',
        'Крайният избира: назад към границата или ниско към другия краен.',
        'Удар с най-много две докосвания; разпределящият и далечният дебнат добавката.',
        'Местата се сменят: подаващ, разпределящ, край, колона. Вратарят и блокиращият почиват след осем удара.',
      ],
      points: [
        'Малки крачки преди удара, опорният крак е до топката.',
        'Замах, не рязко: осемдесет процента сила, сто процента точност.',
        'Цели се ниско в далечния ъгъл, за да падне добавката в полето.',
        'Вратар: бъди на място преди удара, не по време на него.',
      ],
      harder: ['Блокиращият може да следва паса и да пази втората топка.'],
      easier: ['Без блокиращ, с три докосвания.'],
      scoring:
        'Гол от границата – две точки, от добавка или напречен пас – една; играе се до десет.',
      question: 'С каква сила улучваше най-често?',
      fault: 'Първият удар за вечерта е с пълна сила: предното бедро се обажда.',
    },
  },
}
