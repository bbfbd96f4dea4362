/** Top speed in pairs. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const flyingTwenty: Exercise = {
  key: 'flying-twenty',
  sizes: createSizes(
    [13, 99],
    3,
    [
      [50, 16, 6, 6, 10, 110],
      [50, 20, 10, 6, 10, 110],
    ],
    { more: 2 },
  ),
  intensity: 'very_high',
  draw(size) {
    const { drawing, at } = createGround(size)
    drawing.zone(at(0.4, 0), at(0.8, 1))
    const pairs = (size.count ?? 6) / 2
    const getY = (index: number) => (index + 0.5) / pairs
    const all = Array.from({ length: pairs }, (_, index) => [
      drawing.player('a', at(0.03, getY(index) - 0.25 / pairs)),
      drawing.player('a', at(0.03, getY(index) + 0.25 / pairs)),
    ])
    drawing.gears('marker', [at(0.4, 0.5), at(0.8, 0.5)])
    addBench(drawing, 0)
    const first = all.slice(0, 2).flat()
    const getLane = (index: number) =>
      getY(Math.floor(index / 2)) + (index % 2 === 0 ? -0.25 / pairs : 0.25 / pairs)
    drawing.together(() => first.forEach((id, index) => drawing.run(id, at(0.4, getLane(index)))))
    drawing.together(() => first.forEach((id, index) => drawing.run(id, at(0.8, getLane(index)))))
    drawing.together(() => first.forEach((id, index) => drawing.run(id, at(0.96, getLane(index)))))
    return drawing
  },
  words: {
    en: {
      title: 'Flying twenty in pairs',
      aim: 'Reach top speed relaxed: build up for twenty metres, fly for twenty, and roll out instead of braking.',
      setup:
        'Lanes in {l} × {w} m with a build-up, a flying zone of 20 m and a run-out. {n} players in pairs side by side, two metres apart. Only after a full warm-up.',
      rules: [
        'Start together at half speed and accelerate step by step to the first line.',
        'In the zone run as fast as you can while staying loose.',
        'The partner’s steps are your pacemaker: try to stay level, nobody looks sideways.',
        'Roll out over the run-out and walk back the long way; full rest before the next run.',
        'Change partners after two runs, so that everybody runs with a faster one once.',
      ],
      points: [
        'Tall hips, knees up in front, foot down under the body.',
        'Loose jaw and hands: tension slows you down.',
        'Step over the opposite knee, not a long reach.',
        'Something pulls at the back of the thigh? Stop and tell the coach.',
      ],
      harder: ['Start on a light curve, like an overlapping run.'],
      easier: ['A flying zone of 10 m at nine-tenths of top speed.'],
      scoring: 'Level with the partner through the zone: a point for both. No times, no winners.',
      question: 'When did it feel easy and fast at the same time?',
      fault: 'Too many runs: as soon as the run looks laboured, the practice is over.',
    },
    de: {
      title: 'Fliegende 20 Meter zu zweit',
      aim: 'Locker zur Höchstgeschwindigkeit: zwanzig Meter steigern, zwanzig Meter fliegen und auslaufen statt bremsen.',
      setup:
        'Bahnen in {l} × {w} m mit Anlauf, 20 m Flugzone und Auslauf. {n} Spieler in Paaren nebeneinander, zwei Meter Abstand. Nur nach vollständigem Aufwärmen.',
      rules: [
        'Gemeinsam in halbem Tempo loslaufen und bis zur ersten Linie Schritt für Schritt steigern.',
        'In der Zone so schnell laufen, wie es locker geht.',
        'Die Schritte des Partners geben den Takt: auf gleicher Höhe bleiben, niemand schaut zur Seite.',
        'Im Auslauf ausrollen und den langen Weg zurückgehen; volle Pause vor dem nächsten Lauf.',
        'Nach zwei Läufen die Partner wechseln, damit jeder einmal neben einem Schnelleren läuft.',
      ],
      points: [
        'Hohe Hüfte, Knie vorn hoch, Fuß unter dem Körper aufsetzen.',
        'Kiefer und Hände locker: Spannung bremst.',
        'Über das andere Knie steigen, nicht weit nach vorn greifen.',
        'Zieht es hinten im Oberschenkel? Aufhören und dem Trainer sagen.',
      ],
      harder: ['Anlauf in leichter Kurve wie beim Hinterlaufen.'],
      easier: ['Flugzone von 10 m mit neun Zehnteln des Tempos.'],
      scoring: 'In der Zone auf gleicher Höhe: ein Punkt für beide. Keine Zeiten, keine Sieger.',
      question: 'Wann fühlte es sich leicht und schnell zugleich an?',
      fault: 'Zu viele Läufe: Sobald es verkrampft aussieht, ist die Übung zu Ende.',
    },
    bg: {
      title: 'Летящи двадесет метра по двойки',
      aim: 'Максимална скорост без напрежение: двадесет метра засилване, двадесет метра летене и плавно намаляване вместо спиране.',
      setup:
        'Коридори в {l} × {w} м със засилване, зона за летене 20 м и зона за намаляване. {n} играчи по двойки един до друг на два метра. Само след пълна загрявка.',
      rules: [
        'Тръгнете заедно с половин скорост и ускорявайте крачка по крачка до първата линия.',
        'В зоната бягай толкова бързо, колкото можеш отпуснато.',
        'Крачките на партньора са твоят ритъм: останете наравно, никой не гледа встрани.',
        'Намали плавно и се върни с ходене по дългия път; пълна почивка преди следващото бягане.',
        'След две бягания партньорите се сменят, за да бяга всеки веднъж с по-бърз.',
      ],
      points: [
        'Висок таз, коляно напред и нагоре, стъпалото каца под тялото.',
        'Отпусната челюст и длани: напрежението забавя.',
        'Прекрачвай над другото коляно, не посягай далеч напред.',
        'Дърпа ли отзад в бедрото? Спри и кажи на треньора.',
      ],
      harder: ['Засилване в лека дъга като при включване отвън.'],
      easier: ['Зона за летене 10 м с девет десети от скоростта.'],
      scoring: 'Наравно с партньора през зоната: точка за двамата. Без време и без победители.',
      question: 'Кога беше едновременно леко и бързо?',
      fault: 'Прекалено много бягания: щом бягането стане тежко, упражнението свършва.',
    },
  },
}
