import { wordsOf } from './words-of.ts';

/** Nuestras palabras clave en español (D2): our own Spanish keywords, natural on both sides of the ocean. */
export const ES: readonly string[] = wordsOf({
  'cocina y mesa': `
    cocina horno cuchillo cuchara vidrio taza botella olla receta desayuno`,
  'comida y bebida': `
    pan mantequilla queso huevo harina azúcar sal pimienta ajo cebolla miel aceite sopa ensalada pastel chocolate
    café té leche vino agua hielo mermelada arroz carne tostada caramelo pizza`,
  'frutas y verduras': `
    limón naranja manzana plátano uva calabaza zanahoria patata tomate maíz hongo nuez menta`,
  'mar y costa': `
    mar ola playa isla arena tiburón ballena pulpo caparazón perla ancla barco muelle faro pirata tesoro capitán
    sirena submarino naufragio pez red gancho foca esponja burbuja`,
  'ríos y tierra': `
    río lago puente pozo fuente montaña cueva bosque selva campo desierto oasis volcán terremoto piedra barro fósil`,
  'cielo y tiempo': `
    sol luna estrella cielo nube lluvia tormenta rayo nieve viento niebla planeta cohete eclipse astronauta gravedad
    telescopio amanecer noche sombra horizonte eco fuego humo ceniza frío paraguas norte`,
  'estaciones y horas': `
    primavera verano otoño invierno hora siglo reloj calendario cumpleaños futuro memoria vacaciones siesta`,
  herramientas: `
    martillo clavo tornillo sierra hacha pala cuerda escalera cubo escoba tijeras aguja hilo botón pegamento cinta
    cadena llave candado rueda bomba tubo imán trampa blanco silbato fósforo nudo balanza`,
  materiales: `
    oro plata hierro diamante madera ladrillo papel plástico cuero lana seda mármol cera carbón pintura`,
  máquinas: `
    motor batería robot computadora pantalla ratón teléfono radio ascensor alarma grúa molino laboratorio
    electricidad virus contraseña`,
  cuerpo: `
    cabeza pelo ojo oreja nariz boca diente lengua barba cuello hombro codo mano dedo pecho espalda rodilla pie
    hueso piel corazón cerebro sangre estómago lágrima sonrisa beso voz grito bostezo estornudo sueño hambre`,
  salud: `
    hospital pastilla cicatriz veneno tatuaje`,
  ciudad: `
    ciudad calle plaza parque mercado banco tienda iglesia castillo torre museo biblioteca cárcel túnel bandera`,
  'gente y cuentos': `
    rey reina corona trono espada escudo flecha soldado guerra paz espía detective ladrón juez policía héroe piloto
    maestro vecino bebé abuela gemelo amigo payaso mago bruja fantasma vampiro dragón hada ángel diablo monstruo
    momia`,
  'escuela y letras': `
    escuela lápiz tiza libro página carta sello poema cuento examen número pregunta adivinanza secreto mapa brújula`,
  'música y escena': `
    guitarra piano violín tambor trompeta arpa campana órgano canción ritmo nota disco micrófono silencio ruido
    baile teatro cortina máscara títere cine circo boleto desfile carnaval`,
  animales: `
    perro gato caballo vaca toro oveja cabra cerdo burro pollo pato pavo águila búho loro cuervo paloma pingüino
    murciélago conejo ardilla erizo topo zorro lobo oso ciervo león tigre elefante jirafa mono camello cebra canguro
    cocodrilo serpiente tortuga rana dinosaurio araña abeja hormiga mariposa gusano caracol`,
  'de los animales': `
    nido jaula ala cola cuerno garra pluma`,
  plantas: `
    árbol hoja raíz rama rosa cactus palma hierba roble trébol jardín granja`,
  'deporte y juego': `
    gol carrera piscina esquí bicicleta golf tenis pelota campeón árbitro salto ajedrez dado naipe dominó muñeca
    columpio cometa globo lotería paracaídas`,
  'dinero y asuntos': `
    moneda billetera impuesto regalo premio subasta huelga voto promesa mentira chiste suerte miedo amor`,
  viajes: `
    tren avión coche ambulancia metro estación camino frontera pasaporte maleta carpa freno casco iglú`,
  ropa: `
    zapato bota calcetín camisa vestido abrigo guante gorra corbata bolsillo pijama anillo perfume abanico boda`,
  casa: `
    casa puerta ventana pared techo suelo silla mesa cama cuna almohada manta alfombra espejo lámpara vela baño
    ducha jabón chimenea desván balcón hamaca basura caja cesta foto fiesta`,
  'formas y colores': `
    triángulo cruz línea punto esquina pirámide laberinto verde negro azul`,
});
