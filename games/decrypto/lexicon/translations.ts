/**
 * The bridge between our languages (D17): a keyword's translation is refused as a clue.
 * An entry is `English = Spanish`; on either side the keyword comes first, then words for its other senses or regions.
 */
const BRIDGE = `
  kitchen, cuisine = cocina; oven = horno; knife = cuchillo, navaja; spoon = cuchara; glass = vidrio, cristal, vaso;
  cup = taza, copa; bottle = botella; pot = olla, maceta; recipe = receta; breakfast = desayuno;
  bread = pan; butter = mantequilla, manteca; cheese = queso; egg = huevo, blanquillo; flour = harina; sugar = azúcar;
  salt = sal; pepper = pimienta, pimiento; garlic = ajo; onion = cebolla; honey = miel;
  oil, petroleum = aceite, petróleo; soup, broth = sopa; salad = ensalada;
  cake, pastry, pie = pastel, tarta, torta, bizcocho; chocolate = chocolate; coffee = café; tea = té; milk = leche;
  wine = vino; water = agua; ice = hielo; jam, marmalade = mermelada, atasco; rice = arroz; meat, flesh = carne;
  toast = tostada, brindis; candy, sweet, caramel = caramelo, dulce, golosina; pizza = pizza;
  lemon, lime = limón; orange = naranja; apple = manzana; banana = plátano, banana; grape = uva;
  pumpkin, squash = calabaza, zapallo; carrot = zanahoria; potato = patata, papa; tomato = tomate, jitomate;
  corn, maize = maíz, elote, choclo; mushroom, fungus = hongo, seta, champiñón; nut, walnut = nuez, tuerca;
  mint = menta, hierbabuena;
  sea = mar; wave = ola, onda; beach = playa; island, isle = isla; sand = arena; shark = tiburón; whale = ballena;
  octopus = pulpo; shell = caparazón, concha, cáscara; pearl = perla; anchor = ancla; boat, ship = barco, barca, bote;
  dock, wharf, pier = muelle; lighthouse = faro; pirate = pirata; treasure = tesoro; captain = capitán;
  mermaid, siren = sirena; submarine = submarino; shipwreck = naufragio; fish = pez, pescado; net = red, malla;
  hook = gancho, anzuelo, garfio; seal = foca; sponge = esponja; bubble = burbuja;
  river = río; lake = lago; bridge = puente; well = pozo; fountain = fuente; mountain = montaña; cave = cueva, caverna;
  forest = bosque; jungle = selva, jungla; field = campo; desert = desierto; oasis = oasis; volcano = volcán;
  earthquake = terremoto, sismo; stone, rock = piedra, roca; mud = barro, lodo; fossil = fósil;
  sun = sol; moon = luna; star = estrella; sky, heaven = cielo; cloud = nube; rain = lluvia;
  storm, tempest = tormenta, tempestad; lightning, ray = rayo, relámpago; snow = nieve; wind = viento;
  fog, mist = niebla; planet = planeta; rocket = cohete; eclipse = eclipse; astronaut = astronauta; gravity = gravedad;
  telescope = telescopio; dawn, sunrise = amanecer, alba, aurora; night = noche; shadow, shade = sombra;
  horizon = horizonte; echo = eco; fire = fuego, incendio; smoke = humo; ash = ceniza; cold = frío, resfriado;
  umbrella = paraguas; north = norte;
  spring = primavera, resorte, manantial; summer = verano; autumn, fall = otoño; winter = invierno; hour = hora;
  century = siglo; clock, watch = reloj; calendar = calendario; birthday = cumpleaños; future = futuro;
  memory = memoria, recuerdo; vacation, holiday = vacaciones; nap = siesta;
  hammer = martillo; nail = clavo, uña; screw = tornillo; saw = sierra; axe, hatchet = hacha; shovel, spade = pala;
  rope, string = cuerda, soga; ladder, stairs = escalera; bucket, pail, cube = cubo, balde; broom = escoba;
  scissors = tijeras; needle = aguja; thread, yarn = hilo; button = botón; glue = pegamento; tape, ribbon = cinta;
  chain = cadena; key = llave, clave, tecla; lock, padlock = candado, cerradura; wheel = rueda; pump, bomb = bomba;
  pipe, tube = tubo, pipa, tubería; magnet = imán; trap = trampa; target = blanco, diana, objetivo;
  whistle = silbato, silbido; match = fósforo, cerilla, partido; knot = nudo; scale = balanza, escala, báscula;
  gold = oro; silver = plata; iron = hierro, plancha; diamond = diamante; wood, timber = madera; brick = ladrillo;
  paper = papel; plastic = plástico; leather = cuero; wool = lana; silk = seda; marble = mármol, canica; wax = cera;
  coal, charcoal = carbón; paint, painting = pintura;
  engine, motor = motor; battery = batería; robot = robot; computer = computadora, ordenador; screen = pantalla;
  mouse = ratón; telephone, phone = teléfono; radio = radio; elevator, lift = ascensor, elevador; alarm = alarma;
  crane = grúa, grulla; mill = molino; laboratory, lab = laboratorio; electricity = electricidad; virus = virus;
  password = contraseña;
  head = cabeza; hair = pelo, cabello; eye = ojo; ear = oreja, oído; nose = nariz; mouth = boca; tooth = diente, muela;
  tongue = lengua; beard = barba; neck = cuello; shoulder = hombro; elbow = codo; hand = mano; finger, toe = dedo;
  chest, breast = pecho, cofre, baúl; back = espalda; knee = rodilla; foot = pie; bone = hueso; skin = piel;
  heart = corazón; brain = cerebro; blood = sangre; stomach, belly = estómago, barriga; tear = lágrima;
  smile = sonrisa; kiss = beso; voice = voz; scream, shout = grito; yawn = bostezo; sneeze = estornudo;
  dream, sleep = sueño; hunger = hambre;
  hospital = hospital; pill, tablet = pastilla, píldora; scar = cicatriz; poison, venom = veneno; tattoo = tatuaje;
  city, town = ciudad; street = calle; square = plaza, cuadrado; park = parque; market = mercado;
  bank, bench = banco, orilla; shop, store = tienda; church = iglesia; castle = castillo; tower = torre;
  museum = museo; library = biblioteca; prison, jail = cárcel, prisión; tunnel = túnel; flag = bandera;
  king = rey; queen = reina; crown = corona; throne = trono; sword = espada; shield = escudo; arrow = flecha;
  soldier = soldado; war = guerra; peace = paz; spy = espía; detective = detective; thief, burglar = ladrón;
  judge = juez; police = policía; hero = héroe; pilot = piloto; teacher = maestro, profesor;
  neighbour, neighbor = vecino; baby = bebé; grandmother, grandma = abuela; twin = gemelo; friend = amigo;
  clown = payaso; wizard, magician = mago; witch = bruja; ghost = fantasma; vampire = vampiro; dragon = dragón;
  fairy = hada; angel = ángel; devil, demon = diablo, demonio; monster = monstruo; mummy = momia;
  school = escuela, colegio; pencil = lápiz; chalk = tiza; book = libro; page = página; letter = carta, letra;
  stamp = sello, estampilla; poem = poema; story, tale = cuento, historia; exam, test = examen; number = número;
  question = pregunta; riddle = adivinanza, acertijo; secret = secreto; map = mapa; compass = brújula;
  guitar = guitarra; piano = piano; violin, fiddle = violín; drum = tambor; trumpet = trompeta; harp = arpa;
  bell = campana; organ = órgano; song = canción; rhythm = ritmo; note = nota; record = disco; microphone = micrófono;
  silence = silencio; noise = ruido; dance = baile, danza; theatre, theater = teatro; curtain = cortina, telón;
  mask = máscara; puppet, marionette = títere, marioneta; cinema = cine; circus = circo; ticket = boleto, billete;
  parade = desfile; carnival = carnaval;
  dog = perro; cat = gato; horse = caballo; cow = vaca; bull = toro; sheep = oveja; goat = cabra;
  pig = cerdo, puerco, cochino; donkey = burro, asno; chicken, hen = pollo, gallina; duck = pato; turkey = pavo;
  eagle = águila; owl = búho, lechuza; parrot = loro, papagayo; crow, raven = cuervo; dove, pigeon = paloma;
  penguin = pingüino; bat = murciélago, bate; rabbit, bunny = conejo; squirrel = ardilla; hedgehog = erizo;
  mole = topo, lunar; fox = zorro; wolf = lobo; bear = oso; deer, stag = ciervo, venado; lion = león; tiger = tigre;
  elephant = elefante; giraffe = jirafa; monkey, ape = mono; camel = camello; zebra = cebra; kangaroo = canguro;
  crocodile = cocodrilo; snake, serpent = serpiente, víbora, culebra; turtle, tortoise = tortuga; frog, toad = rana;
  dinosaur = dinosaurio; spider = araña; bee = abeja; ant = hormiga; butterfly = mariposa;
  worm, caterpillar = gusano, lombriz; snail = caracol;
  nest = nido; cage = jaula; wing = ala; tail, queue = cola; horn = cuerno, bocina; claw = garra; feather, pen = pluma;
  tree = árbol; leaf, sheet = hoja; root = raíz; branch = rama; rose = rosa; cactus = cactus; palm = palma, palmera;
  grass = hierba, césped, pasto; oak = roble; clover = trébol; garden = jardín; farm = granja;
  goal = gol, meta, portería; race = carrera; pool = piscina, alberca, pileta; ski = esquí; bicycle, bike = bicicleta;
  golf = golf; tennis = tenis; ball = pelota, balón, bola; champion = campeón; referee, umpire = árbitro;
  jump, leap = salto; chess = ajedrez; dice, die = dado; card = naipe, tarjeta; domino = dominó; doll = muñeca;
  swing = columpio; kite, comet = cometa, papalote; balloon, globe = globo; lottery = lotería; parachute = paracaídas;
  coin, currency = moneda; wallet, purse = billetera, cartera; tax = impuesto; gift, present = regalo;
  prize, award = premio; auction = subasta; strike = huelga; vote = voto; promise = promesa; lie = mentira;
  joke = chiste, broma; luck = suerte; fear = miedo; love = amor;
  train = tren; plane, airplane, aeroplane = avión; car = coche, carro, auto; ambulance = ambulancia;
  subway, underground = metro; station = estación; road, path, way = camino, carretera; border, frontier = frontera;
  passport = pasaporte; suitcase = maleta, valija; tent = carpa; brake = freno; helmet = casco; igloo = iglú;
  shoe = zapato; boot = bota; sock = calcetín, media; shirt = camisa; dress = vestido; coat, jacket = abrigo, chaqueta;
  glove = guante; cap = gorra, gorro; tie = corbata, empate; pocket = bolsillo; pyjamas, pajamas = pijama;
  ring = anillo, sortija; perfume = perfume; fan = abanico, ventilador; wedding = boda;
  house, home = casa; door = puerta; window = ventana; wall = pared, muro; roof, ceiling = techo, tejado;
  floor, ground = suelo, piso; chair = silla; table = mesa; bed = cama; cradle, crib = cuna;
  pillow, cushion = almohada; blanket = manta, cobija, frazada; carpet, rug = alfombra, tapete; mirror = espejo;
  lamp = lámpara; candle, sail = vela; bath = baño, bañera; shower = ducha, regadera; soap = jabón;
  chimney, fireplace = chimenea; attic, loft = desván, ático; balcony = balcón; hammock = hamaca;
  garbage, trash, rubbish = basura; box = caja; basket = cesta, canasta; photo, photograph = foto, fotografía;
  party = fiesta;
  triangle = triángulo; cross = cruz; line = línea; point, dot = punto; corner = esquina, rincón; pyramid = pirámide;
  labyrinth, maze = laberinto; green = verde; black = negro; blue = azul;
`;

/** The first word of each side meets all of the other: second senses do not meet each other (`bench` is no `orilla`). */
function pairsOf(entry: string): (readonly [en: string, es: string])[] {
  const [english = [], spanish = []] = entry.split('=').map((side) => side.split(',').map((word) => word.trim()));
  return english.flatMap((en, i) => spanish.filter((_, j) => i === 0 || j === 0).map((es) => [en, es] as const));
}

export const TRANSLATIONS: readonly (readonly [en: string, es: string])[] = BRIDGE.split(';')
  .filter((entry) => entry.trim() !== '')
  .flatMap(pairsOf);
