/** Slowing down and changing direction. */
import { createSketch } from '../../../create-sketch'
import { moveAll, type Exercise } from '../kit'
import { createLevels } from './levels'

export const brakeAndCut: Exercise = {
  key: 'brake-and-cut',
  sizes: createLevels(
    [24, 20],
    [6, 40, 50],
    [
      {
        task: [
          'Run ten metres at half pace and stop within the box in five small steps.',
          'Zehn Meter in halbem Tempo, in der Zone mit fünf kleinen Schritten stehen.',
          'Десет метра с половин темпо и спиране в зоната с пет малки крачки.',
        ],
        exit: [
          'Walk out to the side you look at.',
          'Zur Seite hinausgehen, in die der Blick geht.',
          'Излез с ходене към страната, в която гледаш.',
        ],
        next: [
          'Six of six stops inside the box, heel first and chest over the knee, on both legs.',
          'Sechs von sechs Stopps in der Zone, Ferse zuerst, Brust über dem Knie, beidseitig.',
          'Шест от шест спирания в зоната, първо петата, гърди над коляното, и на двата крака.',
        ],
      },
      {
        task: [
          'Run at three quarters, brake in three steps and cut 45 degrees round the cone.',
          'Drei Viertel Tempo, in drei Schritten bremsen und 45 Grad um das Hütchen schneiden.',
          'Три четвърти темпо, спиране с три крачки и смяна на 45 градуса около конуса.',
        ],
        exit: [
          'Leave at speed for five metres, left and right in turn.',
          'Fünf Meter im Tempo hinaus, abwechselnd links und rechts.',
          'Пет метра с ускорение навън, редувай ляво и дясно.',
        ],
        next: [
          'The foot points where you go and the knee follows it, seen from the front in all cuts.',
          'Der Fuß zeigt in die neue Richtung, das Knie folgt, von vorn gesehen bei jedem Schnitt.',
          'Стъпалото сочи новата посока и коляното го следва, гледано отпред при всяка смяна.',
        ],
      },
      {
        task: [
          'Sprint; the partner shows a side when you reach the box, and you cut 90 degrees.',
          'Sprint; an der Zone zeigt der Partner eine Seite, geschnitten wird um 90 Grad.',
          'Спринт; при зоната партньорът показва страна и следва смяна на 90 градуса.',
        ],
        exit: [
          'Sprint out for five metres and slow down under control.',
          'Fünf Meter hinaussprinten und kontrolliert auslaufen.',
          'Спринт пет метра навън и контролирано спиране.',
        ],
        next: [
          'Keep the level; every tired or painful day go back to level 2.',
          'Stufe halten; an müden oder schmerzenden Tagen zurück auf Stufe 2.',
          'Задръж нивото; в ден на умора или болка се върни на ниво 2.',
        ],
      },
    ],
  ),
  intensity: 'high',
  kind: { topic: 'speed' },
  draw({ area }) {
    const [length, width] = area
    const drawing = createSketch(area)
    const lanes = [0.14, 0.38, 0.62, 0.86].map((part) => part * width)
    for (const y of lanes) {
      drawing.zone([length * 0.5, y - 1.4], [length * 0.64, y + 1.4])
      drawing.gear('cone', [length * 0.67, y])
    }
    const first = lanes.map((y) => drawing.player('a', [1, y]))
    lanes.map((y) => drawing.player('a', [-1, y]))
    const watchers = lanes.map((y) => drawing.player('a', [length * 0.86, y]))
    drawing.coach([length * 0.56, -1.5])
    moveAll(
      drawing,
      ...lanes.map((y, index) => [first[index] ?? '', [length * 0.6, y] as const] as const),
    )
    moveAll(
      drawing,
      ...lanes.map(
        (y, index) =>
          [first[index] ?? '', [length * 0.76, y + (index % 2 ? 1.5 : -1.5)] as const] as const,
      ),
      [watchers[0] ?? '', [length * 0.92, (lanes[0] ?? 0) + 0.6]],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Prevention warm-up: brake and cut',
      aim: 'Learn to slow down before turning. Most serious knee injuries happen without contact, while braking, cutting or landing.',
      setup:
        'Four lanes on {l} × {w} m, three players to a lane: a runner, one ready, and a partner behind the cone who watches the knee. In each lane a braking box of about 3 × 3 m and a cone behind it.',
      rules: [
        '{task}',
        '{exit}',
        'The partner says one thing that was good and one that is to change.',
        'Then runner to partner, partner to the line, and the next one runs.',
        'Three runs per leg and player; stop the series when technique goes.',
      ],
      points: [
        'Lower your hips early: brake with several steps, not with the last one.',
        'Outside foot wide, knee over the toes, never inside the big toe.',
        'Chest leans over the bent knee; a stiff leg brakes badly.',
        'Eyes up to where you want to leave.',
        'Girls and women as well as boys in a growth spurt need this most: keep it all year.',
      ],
      harder: ['Next level when this is true: {next}'],
      easier: ['Half the distance, and hands on the thighs while braking.'],
      scoring:
        'The partner counts clean stops: knee straight and quiet. Five clean ones in a row are a level point.',
      question: 'How many steps before the turn did you start to brake?',
      fault: 'Braking with one long straight leg, upper body still leaning backwards.',
    },
    de: {
      title: 'Präventions-Aufwärmen: bremsen und schneiden',
      aim: 'Vor dem Richtungswechsel bremsen lernen. Schwere Knieverletzungen entstehen meist ohne Gegner: beim Bremsen, Schneiden, Landen.',
      setup:
        'Vier Bahnen auf {l} × {w} m, je drei Spieler: ein Läufer, einer bereit, ein Partner hinter dem Hütchen mit Blick aufs Knie. In jeder Bahn eine Bremszone von etwa 3 × 3 m und dahinter ein Hütchen.',
      rules: [
        '{task}',
        '{exit}',
        'Der Partner nennt eine Stärke und einen Punkt zum Ändern.',
        'Danach wird der Läufer Partner, der Partner stellt sich an, der Nächste läuft.',
        'Drei Läufe je Bein und Spieler; aufhören, wenn die Technik nachlässt.',
      ],
      points: [
        'Früh tief werden: mit mehreren Schritten bremsen, nicht mit dem letzten.',
        'Außenfuß breit setzen, Knie über die Zehen, nie nach innen.',
        'Brust über das gebeugte Knie; ein steifes Bein bremst schlecht.',
        'Blick dorthin, wo du hinauswillst.',
        'Mädchen, Frauen und Jugendliche im Wachstumsschub brauchen das besonders: ganzjährig üben.',
      ],
      harder: ['Nächste Stufe, wenn das stimmt: {next}'],
      easier: ['Halbe Strecke, beim Bremsen die Hände auf die Oberschenkel.'],
      scoring:
        'Der Partner zählt saubere Stopps: Knie gerade, Landung leise. Fünf in Folge sind ein Stufenpunkt.',
      question: 'Wie viele Schritte vor der Wende hast du zu bremsen begonnen?',
      fault: 'Gebremst wird mit einem langen, gestreckten Bein bei Rücklage.',
    },
    bg: {
      title: 'Превантивна загрявка: спиране и смяна на посока',
      aim: 'Спиране преди смяна на посоката. Повечето тежки травми на коляното стават без контакт – при спиране, завъртане и приземяване.',
      setup:
        'Четири коридора на {l} × {w} м, по трима: един бяга, един е готов, партньор зад конуса гледа коляното. Във всеки коридор има зона за спиране около 3 × 3 м и конус зад нея.',
      rules: [
        '{task}',
        '{exit}',
        'Партньорът казва едно добро и едно за промяна.',
        'После бягащият става партньор, партньорът се нарежда и тича следващият.',
        'По три бягания за крак и играч; край, щом техниката се наруши.',
      ],
      points: [
        'Снижи таза рано: спирай с няколко крачки, не с последната.',
        'Външният крак е широко, коляното над пръстите, никога навътре.',
        'Гърдите са над сгънатото коляно; изпънат крак спира лошо.',
        'Гледай натам, накъдето ще излезеш.',
        'Момичета, жени и юноши в бърз растеж имат най-голяма нужда: през цялата година.',
      ],
      harder: ['Следващото ниво, когато е вярно: {next}'],
      easier: ['Половин разстояние, при спирането ръцете са на бедрата.'],
      scoring:
        'Партньорът брои чистите спирания: право коляно, тихи стъпки. Пет поред са точка за нивото.',
      question: 'Колко крачки преди завоя започна да спираш?',
      fault: 'Спиране с един дълъг изпънат крак и тяло, наклонено назад.',
    },
  },
}
